import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createConnectionGuard } from "./connection-guard.ts";

const bodyTimes = { ordinary: 300, uploadWindow: 200, uploadBytes: 100, afterAnswer: 100, look: 20 };

/** A server with room for three connections that answers when it is told. */
async function openServer({ most = 3, mostOfAddress = 3 } = {}) {
  const guard = createConnectionGuard({ most, mostOfAddress, bodyTimes });
  const open: ServerResponse[] = [];
  const server = createServer((request, response) => {
    guard.begin(request, response);
    if (request.url === "/answered") response.end("no");
    else open.push(response);
    request.resume();
  });
  guard.watch(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    guard.stop();
    server.closeAllConnections();
    server.close();
  });
  // Safe cast: the address of a TCP server is no string.
  const { port } = server.address() as AddressInfo;
  return { port, open, server, guard };
}

async function open(port: number, head = "", from = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(head);
  return socket;
}

const slowHead = "GET /slow HTTP/1.1\r\nhost: a\r\n";
const wholeHead = `${slowHead}\r\n`;
const upload = (headers: string) =>
  `POST /api/post HTTP/1.1\r\nhost: a\r\n${headers}content-length: 100000\r\n\r\n`;

test("one connection too many takes the place of the one that has been sending for longest", async () => {
  const { port, guard } = await openServer();
  const slow = [await open(port, slowHead), await open(port, slowHead), await open(port, slowHead)];
  const ended = once(slow[0] as Socket, "close");
  await open(port, wholeHead);
  await ended;
  expect(slow.map(({ readyState }) => readyState)).toEqual(["closed", "open", "open"]);
  expect(guard.countEnded()).toEqual({ evicted: 1, slow: 0 });
});

test("who is being answered keeps the connection, and if all are, one more is refused", async () => {
  const { port, open: answers, guard } = await openServer();
  const served = [await open(port, wholeHead), await open(port, wholeHead), await open(port, wholeHead)];
  await expect.poll(() => answers.length).toBe(3);
  const refused = await open(port, wholeHead);
  await once(refused.resume(), "close");
  expect(guard.countEnded()).toEqual({ evicted: 1, slow: 0 });
  expect(served.map(({ readyState }) => readyState)).toEqual(["open", "open", "open"]);
  for (const answer of answers) answer.end("done");
  const [socket] = served as [Socket];
  const [said] = (await once(socket, "data")) as [Buffer];
  expect(said.toString()).toContain("200 OK");
});

test("what does not come in time is ended with 408", async () => {
  const { port, guard } = await openServer();
  const slow = await open(port, "POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx");
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
  expect(guard.countEnded()).toEqual({ evicted: 0, slow: 1 });
});

test("a signed-in upload may take as long as it likes, if it goes on", async () => {
  const { port, open: answers } = await openServer();
  const slow = await open(port, upload("cookie: irany_peru_session=x\r\n"));
  // Thrice as long as any other body may take.
  for (let piece = 0; piece < 50; piece += 1) {
    slow.write("x".repeat(2000));
    await sleep(20);
  }
  await expect.poll(() => answers[0]?.req.complete).toBe(true);
  answers[0]?.end("done");
  const [said] = (await once(slow, "data")) as [Buffer];
  expect(said.toString()).toContain("200 OK");
});

test.each([
  ["a signed-in upload that stands still", "cookie: irany_peru_session=x\r\n"],
  ["an anonymous visitor's upload", ""],
])("%s is ended", async (_, headers) => {
  const { port } = await openServer();
  const slow = await open(port, upload(headers));
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that was answered before it had come is not waited for", async () => {
  const { port } = await openServer();
  const slow = await open(port, "POST /answered HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx");
  const said = await text(slow);
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  expect(said).not.toContain("408");
});
