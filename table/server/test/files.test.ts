import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { serveFolder } from "../files.ts";
import { scratch } from "./support.ts";

const files = scratch();
const page = Buffer.from("<html><head></head></html>");
const code = Buffer.from("answer = 42;\n".repeat(100));
for (const [name, content] of [
    ["index.html", page],
    ["plain.js", code],
    ["assets/code.js", code],
    ["assets/code.js.br", brotliCompressSync(code)],
    ["assets/code.js.gz", gzipSync(code)],
] as const) {
    mkdirSync(dirname(files.file(name)), { recursive: true });
    writeFileSync(files.file(name), content);
}
const server = createServer(serveFolder(files.file(""), "/sockets"));
before(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
after(() => (server.close(), files.remove()));

/** What is sent of a file to a browser that takes some codings. */
async function sent(path: string, accepted?: string, method = "GET") {
    const { port } = server.address() as AddressInfo;
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    const response = await new Promise<IncomingMessage>((done) =>
        request({ port, path, method, headers, agent: false }, done).end(),
    );
    const body = Buffer.concat(await response.toArray());
    const { "content-encoding": coding, "content-type": type, "content-length": length, vary } = response.headers;
    return { status: response.statusCode, coding, type, length: Number(length), vary, body };
}

test("a file is sent in the best coding that the browser takes", async () => {
    const path = "/assets/code.js";
    for (const [accepted, coding, decode] of [
        ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
        ["gzip, deflate", "gzip", gunzipSync],
        ["br;q=0, GZIP;q=0.5", "gzip", gunzipSync],
        ["br;q=0.0,gzip;q=0", undefined, (body: Buffer) => body],
        ["brotli", undefined, (body: Buffer) => body],
        ["", undefined, (body: Buffer) => body],
        [undefined, undefined, (body: Buffer) => body],
    ] as const) {
        const found = await sent(path, accepted);
        assert.deepEqual([found.status, found.coding, found.vary], [200, coding, "accept-encoding"], accepted);
        assert.equal(found.type, "text/javascript; charset=utf-8");
        assert.equal(found.length, found.body.length);
        assert.deepEqual(decode(found.body), code);
        const { body, ...head } = await sent(path, accepted, "HEAD");
        assert.equal(body.length, 0);
        assert.deepEqual([head.length, head.coding], [found.length, coding]);
    }
});

test("what has no compressed file is sent as it is", async () => {
    const { coding, body } = await sent("/plain.js", "br, gzip");
    assert.deepEqual([coding, body], [undefined, code]);
    const index = await sent("/", "br, gzip");
    assert.equal(index.coding, undefined);
    assert.match(index.body.toString(), /triqueta-server.*\/sockets/);
    assert.equal((await sent("/missing.js", "br")).status, 404);
});
