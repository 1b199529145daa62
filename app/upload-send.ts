import type { Send } from "#api/client.ts";

interface UploadOptions {
  /** Cancels the call; it then throws the signal's reason. */
  signal: AbortSignal;
  /** Told again and again how much of the body has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Statuses of answers that have no body, which `Response` insists on. */
const bodiless = [204, 205, 304];

/**
 * A way of sending that tells how far the upload is, which `fetch` cannot.
 *
 * @returns a `Send` for the API client; it throws when nothing answered or it was cancelled
 */
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
      // Only a body that a form or a client can make is sent here, never a stream.
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader("content-type");
  return new Response(bodiless.includes(status) ? null : responseText, {
    status,
    statusText,
    headers: type === null ? {} : { "content-type": type },
  });
}
