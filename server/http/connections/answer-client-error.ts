import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "#api/errors/error-schema.ts";

/** The answers by the code of Node's error, for data that never became a request. */
const refusals: Partial<Record<string, { status: number; body: ErrorBody }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: { error: "the request did not come in time", code: "bad_request" },
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: { error: "the request's head is too large", code: "too_large" },
  },
};

const unreadable = {
  status: 400,
  body: { error: "the request could not be read", code: "bad_request" } satisfies ErrorBody,
};

/**
 * Answers what is no HTTP request, in the form of all errors, and ends the connection. No route, hook or header of the site
 * takes part: there is no request.
 *
 * @param error as a Node server's `clientError` gives it
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = refusals[error.code ?? ""] ?? unreadable;
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(text)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  // The rest of what was sent is not read.
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`, () => socket.destroy());
}
