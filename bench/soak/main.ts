import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { makeOpenFolder } from "#tests/support/storage/open-folder.ts";
import { mountDisk } from "#tests/support/storage/mount-disk.ts";
import { replaceMarked } from "../results.ts";
import { makeScratchSite } from "../scratch-site.ts";
import { faults as allFaults, type Fault } from "./faults.ts";
import { formatFindings, formatSoak, isSound } from "./report.ts";
import { soak } from "./soak.ts";

const usage = `npm run soak -- [--minutes 10] [--rate 20] [words of a fault's name]

Holds a mixed load on the built site, on a disk of its own, and injects every fault meanwhile, or those that are named. Needs
root, on Linux. A whole run of ten minutes or more writes its figures into bench/soak/results.md. Exit code 1 when something was
lost, answered wrongly or did not recover. Leave the machine alone meanwhile.`;

const fullMinutes = 10;
const root = join(import.meta.dirname, "../..");
const document = join(root, "bench/soak/results.md");

/** Megabytes of the disk, and as MIN_FREE_MB. */
const diskSize = 1500;
const minFree = 100;

async function main(): Promise<void> {
  const { minutes, rate, faults } = readArguments();
  const folder = await makeOpenFolder();
  const disk = await mountDisk(join(folder, "disk"), diskSize);
  try {
    const dataFolder = join(disk.folder, "data");
    await mkdir(dataFolder);
    const scratch = await makeScratchSite(dataFolder);
    try {
      const settings = { TRUST_PROXY: "loopback", MIN_FREE_MB: String(minFree) };
      const circumstances = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores shared with the readers, load ${loadavg()[0]?.toFixed(1)} before`;
      const { output, ...found } = await soak(scratch, {
        folder,
        disk,
        settings,
        minutes,
        rate,
        faults,
        say,
      });
      const results = { circumstances, minutes, ...found };
      process.stdout.write(`${formatSoak(results)}\n\n${formatFindings(results)}\n`);
      if (!isSound(results)) {
        process.exitCode = 1;
        const log = join(await mkdtemp(join(tmpdir(), "irany-peru-soak-")), "site.log");
        await writeFile(log, output);
        say(`what the site printed is in ${log}`);
      }
      if (minutes >= fullMinutes && faults.length === allFaults.length)
        await writeDocument(formatSoak(results));
    } finally {
      await scratch.remove();
    }
  } finally {
    await disk.unmount();
    await sleep(500);
    await rm(folder, { recursive: true, force: true });
  }
}

const say = (progress: string) => process.stderr.write(`… ${progress}\n`);

function readArguments(): { minutes: number; rate: number; faults: Fault[] } {
  const { values, positionals } = parseArgs({
    options: {
      minutes: { type: "string", default: String(fullMinutes) },
      rate: { type: "string", default: "20" },
    },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  const rate = Number(values.rate);
  const faults = allFaults.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  if (!(minutes > 0) || !(rate > 0) || faults.length === 0) throw new Error(usage);
  return { minutes, rate, faults };
}

async function writeDocument(text: string): Promise<void> {
  await writeFile(document, replaceMarked(await readFile(document, "utf8"), text, "soak"));
  const formatter = join(root, "node_modules/oxfmt/bin/oxfmt");
  await promisify(execFile)(process.execPath, [formatter, "--write", document]);
}

await main();
