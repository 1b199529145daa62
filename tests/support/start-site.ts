import { spawn } from "node:child_process";
import { join } from "node:path";

export interface RunningSite {
  url: string;
  /** What the process has printed so far. */
  output: () => string;
  /** Sends a signal; the process is gone when the promise is kept. Gives its exit code, null when it was killed. */
  end: (signal: "SIGINT" | "SIGTERM" | "SIGKILL") => Promise<number | null>;
}

const root = join(import.meta.dirname, "..", "..");

/**
 * Starts the real site in a process of its own, as `npm start` does after its set-up, on a free port.
 *
 * @param settings such as `DATA_DIR`, which each site needs of its own
 * @throws Error with what the process printed when it ends instead of starting
 */
export async function startSite(settings: Record<string, string>): Promise<RunningSite> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const [, url] = /is at (http:\S+)/.exec(output) ?? [];
        if (url) resolve(url);
      });
    }
  });
  const url = await Promise.race([
    address,
    ended.then((code) => {
      throw new Error(`the site ended with ${code} instead of starting:\n${output}`);
    }),
  ]);
  return {
    url,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
