import { ApiError } from "./errors/errors.ts";
import { readError } from "./errors/read-error.ts";

/** Sends a call: the browser's `fetch`, or on the server an in-process request. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** Sends a call and reads its JSON. @throws ApiError */
export type Call = <T>(path: string, init?: RequestInit) => Promise<T>;

export type Transport = ReturnType<typeof createTransport>;

export function createTransport(send: Send) {
  /** @throws ApiError with status 0 when nothing answered */
  async function reach(path: string, init?: RequestInit): Promise<Response> {
    try {
      return await send(path, init);
    } catch (cause) {
      throw Object.assign(new ApiError(0, "internal", "the server could not be reached"), { cause });
    }
  }

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await reach(path, init);
    if (!response.ok) throw await readError(response);
    return (await response.json()) as T;
  }

  return { reach, call };
}

export function withBody(method: string, body: object): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** A path with those parameters that have a value. */
export function withQuery(path: string, query: object): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return path;
  return `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
}
