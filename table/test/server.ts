/** A server of static files, which tests stop and give other files. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};

/** What the build wrote. */
export const built = join(import.meta.dirname, "../../build/table");

export async function serve(files: string) {
    let folder = files;
    const server = createServer(async (request, response) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const file = join(folder, path === "/" ? "index.html" : path);
        try {
            const content = await readFile(file);
            response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(content);
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    return {
        port,
        baseURL: `http://127.0.0.1:${port}`,
        give: (other: string) => (folder = other),
        stop: () => {
            server.closeAllConnections();
            return new Promise((done) => server.close(done));
        },
    };
}
