import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/wght.css";
import "./styles/base.css";
import "./styles/tokens.css";
import "./styles/screens.css";
import "./styles/match.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { guardAgainstDoubleTaps } from "./parts/double_tap.ts";

guardAgainstDoubleTaps();
render(<App />, document.getElementById("app")!);
