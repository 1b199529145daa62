import type { IncomingMessage, ServerResponse } from "node:http";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import { hasBody } from "#server/http/overload/busy-answer.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";

export interface BodyTimes {
  /** Milliseconds for the body of an ordinary request. */
  ordinary: number;
  /** A signed-in upload may take any time, but in each of these windows (milliseconds) so many bytes must come. */
  uploadWindow: number;
  uploadBytes: number;
  /** Milliseconds for the rest of a body that was answered before it had come. */
  afterAnswer: number;
  /** Milliseconds between two looks. */
  look: number;
}

/** Uploads: 8 kB a second, so that 100 MB may take some three hours. */
const usual: BodyTimes = {
  ordinary: 30_000,
  uploadWindow: 30_000,
  uploadBytes: 240_000,
  afterAnswer: 5_000,
  look: 1_000,
};

interface Reading {
  request: IncomingMessage;
  response: ServerResponse;
  isUpload: boolean;
  windowStart: number;
  bytesAtStart: number;
  answeredAt: number | undefined;
}

const timedOut = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Ends connections whose request's body comes too slowly. Node knows one time for all requests, which is too short for uploads.
 *
 * @param onEnd called for each that is ended
 */
export function createBodyWatch(onEnd: () => void, times: BodyTimes = usual) {
  const readings = new Set<Reading>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const reading of readings) {
      if (reading.request.complete || reading.request.socket.destroyed) readings.delete(reading);
      else if (isTooSlow(reading, now)) end(reading);
    }
  }, times.look);
  timer.unref();

  function isTooSlow(reading: Reading, now: number): boolean {
    const { request, response, isUpload, windowStart } = reading;
    if (response.writableEnded) {
      reading.answeredAt ??= now;
      return now - reading.answeredAt > times.afterAnswer;
    }
    if (!isUpload) return now - windowStart > times.ordinary;
    if (now - windowStart < times.uploadWindow) return false;
    const { bytesRead } = request.socket;
    const isSlow = bytesRead - reading.bytesAtStart < times.uploadBytes;
    reading.windowStart = now;
    reading.bytesAtStart = bytesRead;
    return isSlow;
  }

  function end(reading: Reading): void {
    readings.delete(reading);
    onEnd();
    const { request, response } = reading;
    if (!response.headersSent) request.socket.write(timedOut);
    request.socket.destroySoon();
  }

  return {
    /** @returns whether there is a body to come */
    watch(request: IncomingMessage, response: ServerResponse): boolean {
      if (!hasBody(request)) return false;
      readings.add({
        request,
        response,
        isUpload: isUpload(request),
        windowStart: performance.now(),
        bytesAtStart: request.socket.bytesRead,
        answeredAt: undefined,
      });
      return true;
    },
    stop: () => clearInterval(timer),
  };
}

const large: readonly string[] = [paths.newPost, adminPaths.backupFiles, adminPaths.importFiles];

/** Anybody can send such a cookie; who is not signed in is answered before the body has come. */
function isUpload({ method, url = "", headers }: IncomingMessage): boolean {
  const isLarge = large.includes(url) || url.startsWith(`${paths.newPost}/`);
  return isLarge && method !== "GET" && headers.cookie?.includes(sessionCookie) === true;
}
