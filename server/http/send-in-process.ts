import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Send } from "#api/client.ts";

/**
 * Sends calls to this server without a network, on behalf of a visitor: with their address and cookies.
 *
 * @param visitor the request that is being answered
 */
export function sendInProcess(app: FastifyInstance, visitor: FastifyRequest): Send {
  return async (path, init = {}) => {
    const { cookie } = visitor.headers;
    const answer = await app.inject({
      // Fastify's type lists the methods; the client uses no others.
      method: (init.method ?? "GET") as "GET",
      url: path,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(cookie === undefined ? {} : { cookie }),
      },
      // What a page has to say, such as its contact form, it says as JSON.
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
      remoteAddress: visitor.ip,
    });
    return toResponse(answer.statusCode, answer.headers, answer.rawPayload);
  };
}

/** Statuses whose responses have no body, by the Fetch standard. */
const bodiless = [101, 204, 205, 304];

function toResponse(
  status: number,
  given: Record<string, string | string[] | number | undefined>,
  payload: Buffer<ArrayBufferLike>,
): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    // Several cookies arrive as a list and must stay apart.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, String(one));
    }
  }
  return new Response(bodiless.includes(status) ? null : new Uint8Array(payload), { status, headers });
}
