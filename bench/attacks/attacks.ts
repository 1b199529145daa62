import { mediaPath, pictureFormats, pictureWidths } from "#api/media.ts";
import { formHeaders, largeFields, nestGzip, sendBody } from "./large-bodies.ts";
import { percentileOf, sendOpenLoop, type OpenLoop } from "./open-loop.ts";
import { holdSlowConnections } from "./slow-connections.ts";

export interface Attack {
  name: string;
  /** Ends when the attacker goes away. Tells what the attacker saw. */
  run: (site: AttackedSite) => Promise<string>;
}

export interface AttackedSite {
  url: string;
  /** The cookie of a signed-in editor. */
  cookie: string;
  /** Hashes of pictures whose variants nobody has asked for yet. */
  pictures: string[];
}

interface AttackSizes {
  /** Requests a second for pages that are rendered anew. */
  rate: number;
  seconds: number;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

function describe({ statuses, refusals, answers }: OpenLoop): string {
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  const p99 = (times: number[]) => milliseconds(percentileOf(times, 0.99));
  return `${counts}; 99 % of refusals within ${p99(refusals)}, of answers within ${p99(answers)}`;
}

const countsOf = (statuses: number[]) =>
  Object.entries(Object.groupBy(statuses, (status) => status))
    .map(([status, all]) => `${all?.length} × ${status}`)
    .join(", ");

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Everything that an anonymous visitor or one bad editor has been seen to stop a site with. */
export function listAttacks({ rate, seconds }: AttackSizes): Attack[] {
  return [
    {
      name: `pages, ${rate}/s for ${seconds} s`,
      run: async ({ url }) =>
        describe(await sendOpenLoop(url, { rate, seconds, pathOf: (index) => `/hu/blog?anew=${index}` })),
    },
    {
      name: `all posts by call, ${rate}/s for ${seconds} s`,
      run: async ({ url }) =>
        describe(await sendOpenLoop(url, { rate, seconds, pathOf: () => "/api/posts/hu" })),
    },
    {
      name: "3000 slow connections for 40 s",
      run: async ({ url }) =>
        `${await holdSlowConnections(url, { count: 3000, milliseconds: 40_000 })} ended by the server`,
    },
    {
      name: "1500 wrong sign-ins",
      run: async ({ url }) => countsOf(await times(1500, (index) => signInWrongly(url, index))),
    },
    {
      name: "10 × 200 MB of nested gzip to sign out",
      run: async ({ url }) => {
        const headers = { "content-encoding": "gzip, gzip", "content-type": "application/json" };
        const pieces = Array<Buffer>(50).fill(nestGzip(200));
        return countsOf(await times(10, () => sendBody(url, { path: "/api/logout", headers, pieces })));
      },
    },
    {
      name: "3 × 9 fields of 180 MB by an editor",
      run: async ({ url, cookie }) => {
        const headers = { ...formHeaders, cookie };
        const names = ["translations", ...Array.from({ length: 8 }, (_, index) => `field${index}`)];
        const send = () => sendBody(url, { path: "/api/post", headers, pieces: largeFields(names, 180) });
        return countsOf(await times(3, send));
      },
    },
    {
      name: "all variants of the pictures",
      async run({ url, pictures }) {
        const paths = pictures.flatMap((hash) =>
          pictureWidths.flatMap((width) => pictureFormats.map((format) => mediaPath(hash, width, format))),
        );
        return `${paths.length} asked for: ${countsOf(await times(paths.length, (index) => statusOf(url + paths[index])))}`;
      },
    },
  ];
}

async function signInWrongly(url: string, index: number): Promise<number> {
  // With one name only twenty would be checked.
  const body = JSON.stringify({ username: `name${index}`, password: "wrong guess" });
  // Believed only where a proxy is trusted, as behind one.
  const visitor = `198.51.${Math.floor(index / 250)}.${index % 250}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": visitor };
  return statusOf(`${url}/api/login`, { method: "POST", body, headers });
}

async function statusOf(address: string, init?: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
