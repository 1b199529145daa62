import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface BareProcess {
  url: string;
  /** Returns when the process has taken it. */
  send: (message: object) => Promise<void>;
  end: () => void;
}

/** Starts a server to compare with in a process of its own. @param file in this folder; it tells its address */
export async function startBareProcess(file: string): Promise<BareProcess> {
  const child = fork(join(import.meta.dirname, file), { serialization: "advanced" });
  // The first message of both servers.
  const [url] = (await once(child, "message")) as [string];
  return {
    url,
    async send(message) {
      const taken = once(child, "message");
      child.send(message);
      await taken;
    },
    end: () => child.disconnect(),
  };
}
