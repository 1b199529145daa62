import { Agent, get, type OutgoingHttpHeaders } from "node:http";

/** A server's answer for an address, as it came over the line. */
export interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The bytes of head and body together. */
  bytes: number;
  /** Whether the head says how long the body is. Compressed while it is sent, its length is not known before. */
  saysLength: boolean;
}

/** Sent with each request, so that each is answered alike. */
export const requestHeaders = (encoding: string) => ({ host: "127.0.0.1", "accept-encoding": encoding });

/** @throws Error when the status is not 200 */
export async function fetchAnswer(url: string, encoding: string): Promise<Answer> {
  const agent = new Agent({ keepAlive: true });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      get(url, { agent, headers: requestHeaders(encoding) }, (response) => {
        const { socket, statusCode, headers } = response;
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          if (statusCode !== 200) reject(new Error(`${url} answered ${statusCode}`));
          const saysLength = headers["content-length"] !== undefined;
          resolve({ headers, body: Buffer.concat(chunks), bytes: socket.bytesRead, saysLength });
        });
      }).on("error", reject);
    });
  } finally {
    agent.destroy();
  }
}
