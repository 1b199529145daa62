import { spawn } from "node:child_process";
import { constants } from "node:os";

/** @type {import("node:child_process").ChildProcess | undefined} */
let running;
/** @type {{ signal: NodeJS.Signals, at: number } | undefined} */
let lastSignal;

/** Runs a program on this terminal. Resolves to its exit code, or 128 + the number of the signal that ended it. */
export function runToEnd(program, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(program, args, { stdio: "inherit", ...options });
    running.once("error", reject);
    running.once("close", (code, signal) => {
      running = undefined;
      const endedBy = signal ?? (code === 0 ? undefined : lastSignal?.signal);
      resolve(endedBy ? signalCode(endedBy) : (code ?? 1));
    });
  });
}

/** After a signal, ends this process as a shell would: when the running program has ended, or at once without one. */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (!running) process.exit(signalCode(signal));
      // npm forwards a signal that this process may have got too: the same one within a second is a duplicate.
      const isEcho = lastSignal?.signal === signal && Date.now() - lastSignal.at < 1000;
      lastSignal = { signal, at: Date.now() };
      // Ctrl-C in a terminal reaches the whole process group, so the program has it already.
      if (isEcho || (signal === "SIGINT" && process.stdin.isTTY)) return;
      running.kill(signal);
    });
  }
}

/** Stops the program when npm ends, even if npm was killed. Without npm, as under `nohup`, a parent may end first. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    running?.kill("SIGTERM");
  }, 500);
  watch.unref();
}

function signalCode(signal) {
  return 128 + constants.signals[signal];
}
