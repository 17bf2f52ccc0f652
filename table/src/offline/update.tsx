/** Registers the service worker, and offers a new version when there is one. */
import { signal } from "@preact/signals";
import { words } from "../words/index.ts";

/** A new version that waits for the player. */
const waiting = signal<ServiceWorker | null>(null);

/** Without HTTPS, as in a home network, browsers have no service workers: the page then works online. */
export async function workOffline(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    try {
        const registration = await serviceWorker.register("./service_worker.js");
        const offer = () => (waiting.value = serviceWorker.controller && registration.waiting);
        offer();
        registration.addEventListener("updatefound", () => {
            registration.installing?.addEventListener("statechange", offer);
        });
        // A page that was installed may be open for days.
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden) registration.update().catch(() => undefined); // there is no network
        });
    } catch {
        // The browser forbids it: the page works online.
    }
}

/** Every match is kept at each move, so the page may be loaded anew at any time. */
function takeOver(next: ServiceWorker): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    next.postMessage("take over");
}

export function NewVersion() {
    const say = words.value;
    const next = waiting.value;
    return (
        <div class="new-version" role="status">
            {next !== null && (
                <>
                    {say.newVersion}
                    <button type="button" class="primary" onClick={() => takeOver(next)}>
                        {say.update}
                    </button>
                </>
            )}
        </div>
    );
}
