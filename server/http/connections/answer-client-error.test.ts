import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

/** Sends bytes over a connection of its own. @returns all that comes back until the server ends it */
async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("utf8").on("data", (more: string) => (heard += more));
  // The server may end it before all is sent.
  socket.on("error", () => {});
  socket.write(words);
  await once(socket, "close");
  return heard;
}

test("what is no request is refused in the form of all errors", async () => {
  const { app, send } = await openTestServer();
  await app.listen({ port: 0, host: "127.0.0.1" });
  // Safe cast: the address of a TCP server is no string.
  const { port } = app.server.address() as AddressInfo;
  const noRequests: [string, number, string][] = [
    ["hello\r\n\r\n", 400, "bad_request"],
    ["GET /\0 HTTP/1.1\r\nhost: a\r\n\r\n", 400, "bad_request"],
    // Two lengths: what a proxy reads as one request may be two.
    [
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n",
      400,
      "bad_request",
    ],
    [`GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, 431, "too_large"],
  ];
  for (const [words, status, code] of noRequests) {
    const [head = "", body = ""] = (await say(port, words)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\w ]+\\r\\n`));
    expect(head).toContain("x-content-type-options: nosniff");
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), code });
  }
  expect((await send("/api/posts/hu")).status).toBe(200);
});
