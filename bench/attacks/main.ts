import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { administrator } from "#tests/support/servers/http-client.ts";
import { makeScratchSite } from "../scratch-site.ts";
import { largestMemory, watchMemory } from "../server/process-memory.ts";
import { listAttacks, type Attack, type AttackedSite } from "./attacks.ts";
import { probeHealth } from "./health-probe.ts";

const usage = "npm run attack -- [--rate 1000] [--seconds 20] [words of an attack's name]";

/** Milliseconds after an attack until the memory is looked at. */
const rest = 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rate: { type: "string", default: "1000" }, seconds: { type: "string", default: "20" } },
    allowPositionals: true,
  });
  const attacks = listAttacks({ rate: Number(values.rate), seconds: Number(values.seconds) }).filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  if (attacks.length === 0) throw new Error(usage);
  const scratch = await makeScratchSite();
  try {
    const site = await scratch.start({ TRUST_PROXY: "loopback" });
    try {
      const attacked = await prepare(site.url);
      for (const attack of attacks) await measure(attack, attacked, site.pid);
    } finally {
      await site.end("SIGTERM");
    }
  } finally {
    await scratch.remove();
  }
}

/** Signs in and warms up, so that what is measured is not the first page. */
async function prepare(url: string): Promise<AttackedSite> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  };
  const signedIn = await fetch(`${url}/api/login`, post);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  for (let count = 0; count < 300; count += 1) await (await fetch(`${url}/hu/blog?anew`)).text();
  const html = await (await fetch(`${url}/hu/blog`)).text();
  const pictures = [
    ...new Set([...html.matchAll(/\/media\/([0-9a-f]{32})\//g)].flatMap(([, hash]) => hash ?? [])),
  ];
  return { url, cookie, pictures: pictures.slice(0, 4) };
}

async function measure({ name, run }: Attack, site: AttackedSite, pid: number): Promise<void> {
  const before = largestMemory(pid);
  const endProbe = probeHealth(site.url);
  let seen = "";
  const peak = await watchMemory(pid, async () => {
    seen = await run(site);
  });
  const recovery = await untilNormal(site.url);
  const { median, worst, asked, unanswered } = await endProbe();
  await sleep(rest);
  const after = largestMemory(pid);
  say(`${name}\n  ${seen}`);
  say(
    `  /healthz: median ${median.toFixed(1)} ms, worst ${worst.toFixed(0)} ms, ${unanswered} of ${asked} not answered`,
  );
  say(`  a page after ${recovery.toFixed(0)} ms`);
  say(
    `  memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} a minute later`,
  );
}

/** Milliseconds until a page is rendered again. */
async function untilNormal(url: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const status = await fetch(`${url}/en/blog?anew`).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    if (status === 200) return performance.now() - begun;
    await sleep(20);
  }
}

await main();
