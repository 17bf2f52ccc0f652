import { fault, type Fault } from "../client.ts";
import { words } from "../words/index.ts";

/** An error of the program, and a way on: what is stored was stored before it. */
export function FaultScreen({ text }: Fault) {
    const say = words.value;
    const leave = () => {
        location.hash = "#/";
        location.reload();
    };
    return (
        <main class="missing">
            <h1>{say.fault}</h1>
            <p role="alert">{say.faultHint}</p>
            <div class="ways">
                <button type="button" class="primary" onClick={() => location.reload()}>
                    {say.reload}
                </button>
                <button type="button" class="secondary" onClick={leave}>
                    {say.home}
                </button>
            </div>
            <details>
                <summary>{say.faultDetails}</summary>
                <pre tabIndex={0}>{text}</pre>
            </details>
        </main>
    );
}

/** Errors of the page itself. */
export function watchForFaults(): void {
    const show = (error: unknown) => (fault.value ??= { text: `${error instanceof Error ? (error.stack ?? error) : error}` });
    addEventListener("error", ({ error, message }) => show(error ?? message));
    addEventListener("unhandledrejection", ({ reason }) => show(reason));
}
