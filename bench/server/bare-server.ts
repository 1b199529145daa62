import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./answer.ts";

/** A process of its own that sends one answer to everybody: as little as a Node server can do. Tells its address to its parent. */
let answer: Pick<Answer, "headers" | "body"> = { headers: {}, body: Buffer.alloc(0) };

const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});

server.listen(0, "127.0.0.1", () => {
  // A TCP server's address is never a string.
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

process.on("message", (next: Answer) => {
  answer = next;
  process.send?.("taken");
});
process.on("disconnect", () => process.exit());
