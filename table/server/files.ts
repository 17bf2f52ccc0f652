/** The built page over HTTP. Its files are read once, so no request reaches the disk. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
};

const always = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": "frame-ancestors 'none'",
};

/** Content codings, the best first: such a file lies beside its plain one, with this ending. */
const codings = [
    { name: "br", ending: ".br" },
    { name: "gzip", ending: ".gz" },
] as const;

/** Whether a browser takes a coding: "gzip, br;q=0" is gzip alone. */
function accepts(header: string, coding: string): boolean {
    return header.split(",").some((one) => {
        const [name, ...rest] = one.split(";").map((part) => part.trim().toLowerCase());
        return name === coding && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
    });
}

export type Files = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a folder. In its index.html, a tag says where the server's sockets are. */
export function serveFolder(folder: string, socketPath: string): Files {
    const files = new Map<string, Buffer>();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        files.set(`/${file.slice(join(folder, sep).length).replaceAll(sep, "/")}`, readFileSync(file));
    }
    const index = files.get("/index.html");
    if (index === undefined) throw new Error(`${folder} has no index.html. Build the page first: make table`);
    const tag = `<meta name="triqueta-server" content="${socketPath}" />`;
    files.set("/index.html", Buffer.from(index.toString().replace("</head>", `${tag}</head>`)));
    return ({ method, url = "/", headers }, response) => {
        if (method !== "GET" && method !== "HEAD") return void response.writeHead(405, always).end();
        const path = url.replace(/[?#].*$/, "");
        const name = path === "/" ? "/index.html" : path;
        const plain = files.get(name);
        if (plain === undefined) return void response.writeHead(404, always).end();
        const accepted = String(headers["accept-encoding"] ?? "");
        const coding = codings.find((one) => files.has(name + one.ending) && accepts(accepted, one.name));
        const content = (coding && files.get(name + coding.ending)) ?? plain;
        response
            .writeHead(200, {
                ...always,
                "content-type": types[extname(name)] ?? "application/octet-stream",
                "content-length": content.length,
                vary: "accept-encoding",
                ...(coding && { "content-encoding": coding.name }),
                // The names of assets have a hash of their content.
                "cache-control": name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
            })
            .end(method === "HEAD" ? undefined : content);
    };
}
