import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/tokens.css";
import "./styles/screens.css";
import "./styles/match.css";
import "./styles/tools.css";
import "./styles/learn.css";
import "./styles/report.css";
import "./styles/triangles.css";
import "./styles/online.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { workOffline } from "./offline/update.tsx";
import { guardAgainstDoubleTaps } from "./parts/double_tap.ts";
import { letDrag } from "./parts/drag.ts";
import { watchForFaults } from "./parts/fault.tsx";

watchForFaults();
guardAgainstDoubleTaps();
letDrag();
render(<App />, document.getElementById("app")!);
void workOffline();

/** What is likely to be shown next is loaded while nothing else is to be done; if that fails, again when it is needed. */
const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 300));
whenIdle(() => void Promise.all([import("./screens/setup.tsx"), import("./screens/match.tsx")]).catch(() => undefined));
