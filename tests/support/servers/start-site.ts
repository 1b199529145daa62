import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface RunningSite {
  url: string;
  pid: number;
  /** The output of the process so far. */
  output: () => string;
  /** Sends a signal; the promise resolves when the process is gone, with its exit code, or null when it was killed. */
  end: (signal: "SIGINT" | "SIGTERM" | "SIGKILL") => Promise<number | null>;
}

const root = join(import.meta.dirname, "../../..");

/** An option of Node with which `npm start` and the tools begin: without it loading takes twice as long (scripts/run.mjs). */
export const quickImports = `--import=${pathToFileURL(join(root, "scripts/setup/quick-imports.mjs")).href}`;

/**
 * Hardly any page of a test is sent often enough to be worth a fifth of a second's work, hardly any test searches, and a machine
 * that has much else to do must not let a site refuse anybody.
 */
const frugal = { PAGE_COMPRESSION: "quick", PREPARE_SEARCH: "off", BUSY_AFTER_MS: "60000" };

export interface SiteProcess extends Pick<RunningSite, "pid" | "output" | "end"> {
  /** Where it listens; fails with what the process printed when it ends instead. */
  url: Promise<string>;
  /** Resolves when the process is gone, whoever ended it, with its exit code, or null when it was killed. */
  ended: Promise<number | null>;
}

/**
 * Starts a process that serves the site, on a free port.
 *
 * @param settings such as `DATA_DIR`, which each site needs of its own
 * @param args for Node; the built site when left out
 * @param wrapper a command that runs Node, such as one that makes a container
 */
export function launchSite(
  settings: Record<string, string>,
  args = ["server/main.ts"],
  wrapper: string[] = [],
): SiteProcess {
  const [program = process.execPath, ...rest] = [...wrapper, process.execPath, quickImports, ...args];
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, ...frugal, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  const output = () => printed.join("");
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = new Promise<string>((resolve) => {
    let isFound = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        printed.push(chunk.toString());
        // A site that runs for long prints much.
        if (isFound) return;
        const [, url] = /is at ([a-z]+:[^\s"]+)/.exec(output()) ?? [];
        if (!url) return;
        isFound = true;
        resolve(url);
      });
    }
  });
  const failure = ended.then((code): never => {
    throw new Error(`the site ended with ${code} instead of starting:\n${output()}`);
  });
  const url = Promise.race([address, failure]);
  // Whoever does not wait for the address is not told of the end either.
  url.catch(() => {});
  return {
    url,
    // A process that could not be started has none; its address is waited for in vain.
    pid: child.pid ?? 0,
    output,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Starts the real site in a process of its own, as `npm start` does after its set-up.
 *
 * @param args as for `launchSite`
 * @throws Error with what the process printed when it ends instead of starting
 */
export async function startSite(settings: Record<string, string>, args?: string[]): Promise<RunningSite> {
  const site = launchSite(settings, args);
  return { ...site, url: await site.url };
}
