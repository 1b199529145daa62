import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sendLoad } from "./send-load.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A TCP server's address is never a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/page?a=1`;
}

const shortly = { encoding: "br", seconds: 0.1 };

test("each answer of a known length is asked for alike and counted once, however many pieces it comes in", async () => {
  const requests = new Set<string>();
  let answers = 0;
  const url = await serve((request, response) => {
    requests.add(`${request.method} ${request.url} ${request.headers["accept-encoding"]}`);
    answers += 1;
    response.writeHead(200, { "content-length": 300_000 });
    response.end(Buffer.alloc(300_000));
  });
  const began = performance.now();
  const { rate } = await sendLoad(url, shortly);
  const seconds = (performance.now() - began) / 1000;
  expect([...requests]).toEqual(["GET /page?a=1 br"]);
  expect(rate * seconds).toBeGreaterThan(0);
  // The first answer is only looked at.
  expect(rate * 0.1).toBeLessThanOrEqual(answers - 1);
});

test("a server that answers with an error, at once or later, is not measured", async () => {
  const broken = await serve((_request, response) => response.writeHead(500).end());
  await expect(sendLoad(broken, shortly)).rejects.toThrow("answered 500");
  let answers = 0;
  const breaking = await serve((_request, response) => {
    answers += 1;
    // Errors begin after 20 answers. Each of the 32 connections waits for one answer at least, however short the time is.
    response.writeHead(answers > 20 ? 500 : 200, "OK", { "content-length": 2 }).end("ok");
  });
  await expect(sendLoad(breaking, shortly)).rejects.toThrow("in another way than at first");
});

test("a page whose length is not known before is measured too", async () => {
  const url = await serve((_request, response) => {
    response.write("<p>");
    response.end("text");
  });
  const { rate } = await sendLoad(url, { encoding: "gzip", seconds: 1 });
  expect(rate).toBeGreaterThan(0);
});
