import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  /** 0 when nothing answered. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** False when the connection ended within the body. */
  isWhole: boolean;
  /** Why nothing answered, or the body was cut. */
  reason: string;
  /** By `performance.now()`. */
  begun: number;
  ended: number;
}

/** Milliseconds after which a visitor gives up. */
const timeout = 30_000;

const kept = new Agent({ keepAlive: true, maxSockets: 500 });

/** Asks as a browser does: on a kept connection, and once more when that had been closed meanwhile. Never throws. */
export async function ask(url: string, question: Question): Promise<Answer> {
  const first = await askOnce(url, question);
  const { answer } = first;
  const isGet = (question.method ?? "GET") === "GET";
  if (answer.status !== 0 || !first.wasReused || !isGet) return answer;
  return { ...(await askOnce(url, question)).answer, begun: answer.begun };
}

function askOnce(
  url: string,
  { path, method = "GET", headers = {}, body }: Question,
): Promise<{ answer: Answer; wasReused: boolean }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    // A request that changes something is not repeated, so it gets a connection of its own.
    const agent = method === "GET" ? kept : false;
    const sent = request(url + path, { method, headers: { ...headers, ...lengthOf(body) }, agent });
    let received: IncomingMessage | undefined;
    const pieces: Buffer[] = [];
    const settle = (isWhole: boolean, reason: string) => {
      clearTimeout(timer);
      const answer = {
        status: received?.statusCode ?? 0,
        headers: received?.headers ?? {},
        body: Buffer.concat(pieces),
        isWhole,
        reason,
        begun,
        ended: performance.now(),
      };
      resolve({ answer, wasReused: sent.reusedSocket });
    };
    const timer = setTimeout(() => sent.destroy(new Error("nothing came in time")), timeout);
    sent.once("error", (error: NodeJS.ErrnoException) => settle(false, error.code ?? error.message));
    sent.once("response", (response) => {
      received = response;
      response.on("data", (piece: Buffer) => void pieces.push(piece));
      response.once("error", (error) => settle(false, error.message));
      response.once("close", () => settle(response.complete, response.complete ? "" : "cut"));
    });
    sent.end(body);
  });
}

const lengthOf = (body: Buffer | undefined) => (body ? { "content-length": String(body.length) } : {});
