import type { FastifyServerOptions } from "fastify";
import fp from "fastify-plugin";
import type { Env } from "#server/env.ts";
import { createConnectionGuard, type ConnectionGuard } from "#server/http/connections/connection-guard.ts";
import { admitRequests } from "#server/http/overload/admission.ts";
import { watchPressure } from "#server/http/overload/pressure.ts";
import { createRenderQueue, type RenderQueue } from "#server/http/overload/render-queue.ts";
import { giveMemoryBack } from "#server/http/overload/spare-memory.ts";
import { createPageServer } from "#server/http/pages/page-server.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";
import type { VisitWatch } from "#server/http/visits/visits.ts";
import type { AnswerHeaders } from "./answer-headers.ts";

declare module "fastify" {
  interface FastifyInstance {
    connections: ConnectionGuard;
    renderQueue: RenderQueue;
    /** Refuses what comes from now on; kept when what is under way is answered, or after so many milliseconds. */
    finishRequests: (timeout: number) => Promise<void>;
    /** Counts the requests that this process has refused at once, since its start. */
    countShed: () => ShedCounts;
  }
}

/** Pages and calls that were refused, and connections that were ended. */
export interface ShedCounts {
  pages: number;
  calls: number;
  /** For want of room. */
  evicted: number;
  /** Because a body came too slowly. */
  slow: number;
}

/** Connections of a process: each takes some 20 kB, and a browser keeps up to six open. */
const mostConnections = 2000;
const mostOfAddress = 200;

/** Everything that bounds what a process does at once; made before the app, which needs its server first. */
export function createOverloadGuards(
  { TRUST_PROXY, BUSY_AFTER_MS }: Pick<Env, "TRUST_PROXY" | "BUSY_AFTER_MS">,
  parts: { pages: PageStore; visits: Pick<VisitWatch, "notePage">; answerHeaders: AnswerHeaders },
) {
  const isDirect = TRUST_PROXY === false;
  const connections = createConnectionGuard({
    most: mostConnections,
    mostOfAddress: isDirect ? mostOfAddress : mostConnections,
  });
  const pressure = watchPressure({ maxDelay: BUSY_AFTER_MS });
  const { letArrivalsIn } = connections;
  const queue = createRenderQueue({ letArrivalsIn });
  const closing = { hasBegun: false };
  const refused = { pages: 0, calls: 0 };
  const onRefusal = (what: keyof typeof refused) => void (refused[what] += 1);
  const countShed = (): ShedCounts => ({ ...refused, ...connections.countEnded() });
  const serverFactory: NonNullable<FastifyServerOptions["serverFactory"]> = (handler, options) =>
    createPageServer({
      ...parts,
      connections,
      handler: admitRequests({ queue, pressure, closing, letArrivalsIn, onRefusal, handler }),
      // Fastify's type does not name the option that it always gives.
      keepAliveTimeout: options["keepAliveTimeout"] as number | undefined,
    });
  return { connections, pressure, queue, closing, countShed, serverFactory };
}

export const overloadPlugin = fp<ReturnType<typeof createOverloadGuards>>(
  async (app, { connections, pressure, queue, closing, countShed }) => {
    app.decorate("connections", connections).decorate("renderQueue", queue);
    app.decorate("countShed", countShed);
    app.decorate("finishRequests", async (timeout: number) => {
      closing.hasBegun = true;
      await connections.finishAnswers(timeout);
    });
    let stopGiving: (() => void) | undefined;
    app.addHook("onListen", async () => {
      stopGiving = giveMemoryBack();
    });
    app.addHook("preClose", async () => {
      closing.hasBegun = true;
    });
    app.addHook("onClose", async () => {
      stopGiving?.();
      connections.stop();
      pressure.stop();
    });
  },
  { name: "overload" },
);
