import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "#api/paths.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { formHeaders, largeFields, nestGzip, sendBody } from "../attacks/large-bodies.ts";
import { sendOpenLoop } from "../attacks/open-loop.ts";
import { holdSlowConnections } from "../attacks/slow-connections.ts";
import { ask } from "./ask.ts";
import type { Counters } from "./counters.ts";
import type { Incidents } from "./incidents.ts";

/** Milliseconds between two attacks, and after one until nobody may be refused any more. */
const rest = 8000;
const aftermath = 2000;

/** The statuses that it may get: never 500, never 302. 0: its connection was ended. */
const allowed = [0, 200, 400, 401, 403, 408, 413, 415, 429, 503];

interface BadClientOptions {
  url: string;
  counters: Counters;
  incidents: Incidents;
}

/** Somebody who tries to stop the site, by one attack after the other. */
export function createBadClient({ url, counters, incidents }: BadClientOptions) {
  const statuses = new Map<number, number>();
  let isStopping = false;
  let round = 0;

  function note(name: string, status: number, count = 1): void {
    statuses.set(status, (statuses.get(status) ?? 0) + count);
    if (!allowed.includes(status)) counters.noteFault(`${status} for a bad client`, name);
  }

  /** To the editor's own name too. Each from an address of its own, so that not the first ten alone are checked. */
  async function signInWrongly(index: number): Promise<void> {
    const username = index % 2 === 0 ? administrator.username : `name${round}-${index}`;
    const body = Buffer.from(JSON.stringify({ username, password: "wrong guess" }));
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `198.18.${round % 250}.${index % 250}`,
    };
    note("wrong sign-in", (await ask(url, { path: paths.login, method: "POST", headers, body })).status);
  }

  const attacks: { name: string; run: () => Promise<void> }[] = [
    {
      name: "more pages than can be made",
      async run() {
        const pathOf = (index: number) => `/hu/blog?anew=${round}-${index}`;
        const seen = await sendOpenLoop(url, { rate: 400, seconds: 3, pathOf });
        for (const [status, count] of seen.statuses) note("pages", status, count);
      },
    },
    {
      name: "wrong sign-ins",
      run: async () =>
        void (await Promise.all(Array.from({ length: 100 }, (_, index) => signInWrongly(index)))),
    },
    {
      name: "slow connections",
      run: async () => void (await holdSlowConnections(url, { count: 1500, milliseconds: 5000 })),
    },
    {
      name: "nested gzip",
      async run() {
        const headers = { "content-encoding": "gzip, gzip", "content-type": "application/json" };
        const pieces = Array<Buffer>(20).fill(nestGzip(100));
        note("nested gzip", await sendBody(url, { path: paths.logout, headers, pieces }));
      },
    },
    {
      name: "huge fields",
      async run() {
        const pieces = largeFields(["translations", "field"], 100);
        note("huge fields", await sendBody(url, { path: paths.newPost, headers: formHeaders, pieces }));
      },
    },
  ];

  return {
    statuses: statuses as ReadonlyMap<number, number>,
    stop: () => void (isStopping = true),
    async work(): Promise<void> {
      for (round = 0; !isStopping; round += 1) {
        const attack = attacks[round % attacks.length];
        const end = incidents.begin({ name: `attack: ${attack?.name}`, isAttack: true });
        await attack?.run();
        await sleep(aftermath);
        end();
        await sleep(rest);
      }
    },
  };
}
