import { spawn } from "node:child_process";
import { constants } from "node:os";

/** @type {import("node:child_process").ChildProcess | undefined} */
let running;
/** The last signal that reached us, and when. @type {{ signal: NodeJS.Signals, at: number } | undefined} */
let last;

/**
 * Runs a program to its end with our terminal. Signals that reach us are passed on to it, and we wait
 * until it has ended by itself.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} its exit code, 128 + the signal's number when a signal ended it or made it fail
 */
export function runToEnd(program, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(program, args, { stdio: "inherit", ...options });
    running.once("error", reject);
    running.once("close", (code, signal) => {
      running = undefined;
      const endedBy = signal ?? (code === 0 ? undefined : last?.signal);
      resolve(endedBy ? signalCode(endedBy) : (code ?? 1));
    });
  });
}

/** Ends us by the rules of a shell when a signal comes: after the running program, or at once without one. */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (!running) process.exit(signalCode(signal));
      // npm passes a signal on that we may have got ourselves: the same again within a second is that one.
      const isEcho = last?.signal === signal && Date.now() - last.at < 1000;
      last = { signal, at: Date.now() };
      // Ctrl-C in a terminal reaches every process of the group: the program has it already.
      if (isEcho || (signal === "SIGINT" && process.stdin.isTTY)) return;
      running.kill(signal);
    });
  }
}

/**
 * Stops the running program when the npm that started us is gone (killed, so that it could pass nothing on).
 * Started without npm we may outlive our parent, as under `nohup`.
 */
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

/** @param {NodeJS.Signals} signal */
function signalCode(signal) {
  return 128 + constants.signals[signal];
}
