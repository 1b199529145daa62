import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { SiteProcess } from "#tests/support/servers/start-site.ts";

export interface SupervisedSite {
  /** The process id of the process under which it serves. */
  readonly pid: number;
  /** Kills the site as a machine that loses its power does; it is started again after a second. */
  kill: () => Promise<void>;
  /** Ends it for good. Gives its exit code. */
  end: () => Promise<number | null>;
  /** All that it has printed. */
  output: () => string;
}

/** Milliseconds before it is started again. */
const pause = 1000;

/** Does for a site what a service manager does: starts it, and again whenever it has ended. */
export async function superviseSite(
  launch: () => SiteProcess,
  onOwnEnd: (code: number | null) => void,
): Promise<SupervisedSite> {
  const past: string[] = [];
  let site = launch();
  let isEnding = false;
  let wasKilled = false;

  async function keep(): Promise<void> {
    for (;;) {
      const code = await site.ended;
      if (isEnding) return;
      if (!wasKilled) onOwnEnd(code);
      wasKilled = false;
      await sleep(pause);
      if (isEnding) return;
      past.push(site.output());
      site = launch();
    }
  }

  const keeping = keep();
  await site.url;
  // `npm start` runs the server as its child.
  const findServer = async () => {
    const children = await readFile(`/proc/${site.pid}/task/${site.pid}/children`, "utf8").catch(() => "");
    return Number(children.trim().split(" ")[0]) || undefined;
  };
  return {
    get pid() {
      return site.pid;
    },
    async kill() {
      wasKilled = true;
      const server = await findServer();
      if (server !== undefined) process.kill(server, "SIGKILL");
      await site.end("SIGKILL");
    },
    async end() {
      isEnding = true;
      const code = await site.end("SIGTERM");
      await keeping;
      return code;
    },
    output: () => [...past, site.output()].join(""),
  };
}
