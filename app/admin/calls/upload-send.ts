import type { Send } from "#api/transport.ts";

interface UploadOptions {
  /** Cancels the call, which then throws the signal's reason. */
  signal: AbortSignal;
  /** Called repeatedly with the share of the body that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** `Response` throws when one of these statuses comes with a body. */
const statusesWithoutBody = [204, 205, 304];

/** Sends with `XMLHttpRequest`, as `fetch` reports no upload progress. Throws on a network error or when cancelled. */
export function uploadSend({ signal, onProgress }: UploadOptions): Send {
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", path);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      const abort = () => request.abort();
      signal.addEventListener("abort", abort);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError("nothing answered"));
      request.onabort = () => reject(signal.reason);
      request.onloadend = () => signal.removeEventListener("abort", abort);
      // A cast: the client sends forms and strings, never a stream.
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader("content-type");
  return new Response(statusesWithoutBody.includes(status) ? null : responseText, {
    status,
    statusText,
    headers: type === null ? {} : { "content-type": type },
  });
}
