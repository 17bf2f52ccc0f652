/**
 * The service worker: after one visit the page works offline. It serves the files of one build, so that parts of two
 * versions never meet. A new version waits until the player agrees to it, or all pages are closed.
 */
declare const self: ServiceWorkerGlobalScope;

/** Both are filled in by the build (offline.ts in the folder of vite.config.ts). */
declare const VERSION: string;
declare const FILES: readonly string[];

const prefix = "triqueta-table-";
const name = prefix + VERSION;
const addressOf = (file: string) => new URL(file, self.registration.scope).href;

/** "reload" passes the HTTP cache by, which may have files of an older version. */
async function keepFiles(): Promise<void> {
    const cache = await caches.open(name);
    await cache.addAll(FILES.map((file) => new Request(addressOf(file), { cache: "reload" })));
}

async function forgetOlder(): Promise<void> {
    for (const key of await caches.keys()) if (key.startsWith(prefix) && key !== name) await caches.delete(key);
    await self.clients.claim(); // the first visit is served from here too
}

async function answer(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const wanted = request.mode === "navigate" ? addressOf("index.html") : request;
    return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
self.addEventListener("message", ({ data }) => {
    if (data === "take over") void self.skipWaiting();
});

export {};
