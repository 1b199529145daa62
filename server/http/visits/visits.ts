import { IncomingMessage } from "node:http";
import fp from "fastify-plugin";
import { createVisitCounter } from "#server/domain/visits/visit-counter.ts";
import { createMissedSearchCounter, storeMissedSearches } from "#server/domain/visits/missed-searches.ts";
import { storeVisits } from "#server/domain/visits/visit-statistics.ts";
import type { Env } from "#server/env.ts";
import { isReader, isWorthNoting, referringHost, wantsPrivacy } from "./read-visit.ts";

/** Milliseconds between two writes. */
const writeInterval = 60_000;

declare module "fastify" {
  interface FastifyInstance {
    visits: VisitWatch;
  }
}

export type VisitWatch = ReturnType<typeof createVisitWatch>;

interface VisitWatchOptions {
  env: Pick<Env, "SITE_URL">;
  now: () => Date;
}

/** Counts requests for pages in memory; made before the app, whose server answers cached pages. */
export function createVisitWatch({ env, now }: VisitWatchOptions) {
  const counter = createVisitCounter({ now });
  const ownHost = new URL(env.SITE_URL).host;
  const hostOf = ({ headers }: IncomingMessage) =>
    wantsPrivacy(headers) ? null : referringHost(headers.referer, [ownHost, headers.host]);

  function note(request: IncomingMessage, path: string, host: string | null): void {
    if (isReader(request.headers)) counter.note({ path, host });
  }

  return {
    counter,
    missedSearches: createMissedSearchCounter({ now }),
    /** A page was asked for; 304 is an answer to a visitor too. @param address with a query, perhaps */
    notePage(request: IncomingMessage, address: string): void {
      if (request.method === "GET") note(request, pathOf(address), hostOf(request));
    },
    /** A visitor went from one page to another without a document. */
    noteMove: (request: IncomingMessage, path: string) => note(request, path, null),
    /** A reader asked for a page that is not there. @param path in its one spelling */
    noteMissing(request: IncomingMessage, path: string): void {
      // One that the admin area asks for in process is missed by nobody.
      const isFromOutside = request instanceof IncomingMessage;
      if (!isFromOutside || !isReader(request.headers) || !isWorthNoting(path)) return;
      counter.noteMissing(path, hostOf(request));
    },
  };
}

/** Writes what is counted every minute, and at the end. */
export const visitsPlugin = fp<{ visits: VisitWatch }>(
  async (app, { visits }) => {
    const { counter, missedSearches } = visits;
    let writing = Promise.resolve();
    app.decorate("visits", visits);

    async function write(): Promise<void> {
      const counts = counter.take();
      if (!counts) return;
      try {
        await storeVisits(app.db, counts);
      } catch (error) {
        counter.putBack(counts);
        app.log.warn({ err: error }, "visits could not be written, and are tried again");
      }
    }

    async function writeSearches(): Promise<void> {
      const missed = missedSearches.take();
      try {
        await storeMissedSearches(app.db, missed);
      } catch (error) {
        missedSearches.putBack(missed);
        app.log.warn({ err: error }, "missed searches could not be written, and are tried again");
      }
    }

    const writeNext = () => (writing = writing.then(write).then(writeSearches));
    const timer = setInterval(() => void writeNext(), writeInterval);
    timer.unref();
    app.addHook("onClose", async () => {
      clearInterval(timer);
      await writeNext();
    });
  },
  { name: "visits", dependencies: ["context"] },
);

/** Without the query. */
export function pathOf(address: string): string {
  const end = address.indexOf("?");
  return end === -1 ? address : address.slice(0, end);
}
