import { once } from "node:events";
import { connect } from "node:net";
import type { ReadAnswer } from "./expect-sound-answer.ts";

/**
 * Asks over a connection of its own, with the target exactly as given: clients correct what they find strange.
 *
 * @param target of the request line, in Latin-1, without line ends
 * @throws when the server ends the connection without an answer
 */
export async function rawRequest(port: number, method: string, target: string): Promise<ReadAnswer> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: irany.test\r\nconnection: close\r\n\r\n`, "latin1");
  await once(socket, "close");
  const [head = "", ...rest] = Buffer.concat(chunks).toString().split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine) ?? [];
  if (status === undefined) throw new Error(`no answer to ${method} ${JSON.stringify(target)}`);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  // Chunks keep their lengths; a JSON body is sent with its length.
  return { status: Number(status), headers, body: rest.join("\r\n\r\n") };
}
