import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Megabytes of memory that the largest of a server's Node processes holds; NaN where there is no `/proc`. */
export function largestMemory(pid: number): number {
  const sizes = nodeProcesses(pid).map(readMemory);
  return sizes.length === 0 ? Number.NaN : Math.max(...sizes);
}

/** Keeps the largest memory while work is done. */
export async function watchMemory(pid: number, work: () => Promise<void>): Promise<number> {
  let largest = largestMemory(pid);
  const timer = setInterval(() => {
    largest = Math.max(largest, largestMemory(pid));
  }, 250);
  await work().finally(() => clearInterval(timer));
  return largest;
}

/** The process and those that it started, but for the database's. */
function nodeProcesses(pid: number): number[] {
  const parents = new Map(listProcesses().map((process) => [process, parentOf(process)]));
  const isOfFamily = (process: number | undefined): boolean =>
    process !== undefined && (process === pid || isOfFamily(parents.get(process)));
  return [...parents.keys()].filter((process) => isOfFamily(process) && isNode(process));
}

function listProcesses(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

const parentOf = (pid: number): number | undefined => {
  const parent = readField(pid, "PPid");
  return parent === 0 ? undefined : parent;
};

/** `VmRSS` is in units of 1024 bytes. */
const readMemory = (pid: number): number => (readField(pid, "VmRSS") ?? 0) / 1024;

/** Undefined when the process has ended meanwhile. */
function readField(pid: number, name: string): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(String.raw`^${name}:\s*(\d+)`, "m").exec(status)?.[1] ?? 0);
  } catch {
    return undefined;
  }
}

function isNode(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === readlinkSync("/proc/self/exe");
  } catch {
    return false;
  }
}
