import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import fp from "fastify-plugin";
import type { Env } from "#server/env.ts";

/** Name, value, name, value …, as `writeHead` takes them without looking at each. */
export type RawHeaders = readonly string[];

declare module "fastify" {
  interface FastifyInstance {
    answerHeaders: AnswerHeaders;
  }
}

/**
 * The headers that each answer has: Fastify's hook below and the cached pages, which are sent before it, both take them
 * from here. Refusals for want of room (server/http/overload/busy-answer.ts) have a policy of their own.
 */
export interface AnswerHeaders {
  /** The same for all, so that what is sent often is made with them once. */
  readonly fixed: string[];
  /** The ones that no two answers share. */
  own: (requestId?: string) => RawHeaders;
}

/** Requests are told apart in the log and by whoever reports a failure. An id that a visitor sends is not believed. */
export const newRequestId = (): string => randomUUID();

/** Made before the app, whose server answers cached pages. */
export function createAnswerHeaders({ SITE_URL }: Pick<Env, "SITE_URL">): AnswerHeaders {
  const headers = {
    ...securityHeaders,
    ...(SITE_URL.startsWith("https:") && strictTransport),
    "permissions-policy": unusedFeatures,
  };
  return {
    fixed: Object.entries(headers).flat(),
    own: (requestId = newRequestId()) => ["x-request-id", requestId],
  };
}

/** Sets them on the raw answer: one that is then sent without Fastify's reply has them too. */
export function setAnswerHeaders(
  { fixed, own }: AnswerHeaders,
  raw: ServerResponse,
  requestId: string,
): void {
  for (const headers of [fixed, own(requestId)])
    for (let at = 0; at < headers.length; at += 2) raw.setHeader(headers[at] ?? "", headers[at + 1] ?? "");
}

export const answerHeadersPlugin = fp<{ answerHeaders: AnswerHeaders }>(
  async (app, { answerHeaders }) => {
    app.decorate("answerHeaders", answerHeaders);
    app.addHook("onRequest", async ({ id }, { raw }) => setAnswerHeaders(answerHeaders, raw, id));
  },
  { name: "answer-headers" },
);

/** Pages and pictures set a content security policy of their own. */
const securityHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // Video players refuse to play without a referrer.
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  // The same ban on frames as `frame-ancestors 'none'` of the pages' policy.
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // The filter of old browsers could be turned against a page.
  "x-xss-protection": "0",
};

/** A year, in seconds. Whether other hosts below this one can do https is not known here. */
const strictTransport = { "strict-transport-security": "max-age=31536000" };

/** Features that neither the site nor the player of a video needs. */
const unusedFeatures =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), " +
  "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()";
