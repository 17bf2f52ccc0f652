import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/tokens.css";
import "./styles/screens.css";
import "./styles/match.css";
import "./styles/tools.css";
import "./styles/learn.css";
import "./styles/report.css";
import "./styles/triangles.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { workOffline } from "./offline/update.tsx";
import { guardAgainstDoubleTaps } from "./parts/double_tap.ts";
import { watchForFaults } from "./parts/fault.tsx";

watchForFaults();
guardAgainstDoubleTaps();
render(<App />, document.getElementById("app")!);
void workOffline();
