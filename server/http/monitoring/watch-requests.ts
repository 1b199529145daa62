import { randomUUID } from "node:crypto";
import { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { isCall } from "#server/http/overload/busy-answer.ts";
import { openProcessReport, type ProcessReport } from "./process-report.ts";
import { createRequestMeter } from "./request-meter.ts";

/** Makes the report of this process available to the others, and returns a function that collects the reports of all. */
export type ShareReports = (own: () => ProcessReport) => () => Promise<ProcessReport[]>;

declare module "fastify" {
  interface FastifyInstance {
    /** Collects the reports of all processes of the site. */
    collectReports: () => Promise<ProcessReport[]>;
  }
}

/** Milliseconds. */
const slow = 1000;

/** Milliseconds between two looks at the clock, for minutes in which nobody comes. */
const lookInterval = 15_000;

/** Requests are told apart in the log and by whoever reports a failure. An id that a visitor sends is not believed. */
export const newRequestId = (): string => randomUUID();

/** Counts the requests that are no cached pages, and logs calls, failures and what is slow: a line for each. */
export const watchRequests = fp<{ shareReports?: ShareReports | undefined }>(
  async (app, { shareReports = (own) => async () => [own()] }) => {
    const meter = createRequestMeter({ now: app.now, countKept: () => app.pages.report().sent });
    const own = openProcessReport(app, meter);
    app.decorate("collectReports", shareReports(own.report));
    const timer = setInterval(meter.look, lookInterval);
    timer.unref();
    app.addHook("onClose", async () => {
      clearInterval(timer);
      own.stop();
    });
    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
    });
    app.addHook("onResponse", async (request, reply) => {
      if (isInProcess(request)) return;
      const route = request.routeOptions.url ?? "none";
      meter.note({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      logRequest(request, reply, route);
    });
  },
  { name: "watch-requests", dependencies: ["context", "overload", "page-cache"] },
);

/** A call that a page makes while it is drawn is part of the page's request. */
function isInProcess({ raw }: FastifyRequest): boolean {
  return !(raw instanceof IncomingMessage);
}

/** The pattern and not the address: that may name a person, or hold a secret. */
function logRequest(request: FastifyRequest, reply: FastifyReply, route: string): void {
  const { statusCode: status, elapsedTime } = reply;
  const ms = Math.round(elapsedTime);
  const { method, refusal } = request;
  const line = { method, route, status, ms, ...(refusal === null ? {} : { reason: refusal }) };
  if (status >= 500) request.log.error(line, "failed");
  else if (ms > slow) request.log.warn(line, "slow");
  else if (isCall(request.url)) request.log.info(line, "answered");
}
