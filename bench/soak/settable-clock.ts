import { readFileSync } from "node:fs";
import { setInterval } from "node:timers";

// Loaded into a site's process before anything else (`--import`), so that its clock can be put without that of the machine.
// Its address ends with ?file=…, a file with the milliseconds by which the clock is ahead.

/** Milliseconds between two looks at the file. */
const interval = 100;

const file = new URL(import.meta.url).searchParams.get("file") ?? "";
let ahead = 0;

function look(): void {
  // Empty while it is being written.
  const read = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (Number.isFinite(read)) ahead = read;
}

const RealDate = Date;
const realNow = Date.now.bind(Date);

/** `Date` with another idea of now; every other use of it is unchanged. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    // Safe cast: a proxy's `construct` gives an object, and Reflect says so of none.
    Reflect.construct(target, values.length === 0 ? [realNow() + ahead] : values, newTarget) as object,
  apply: () => new RealDate(realNow() + ahead).toString(),
  get: (target, name, receiver): unknown =>
    name === "now" ? () => realNow() + ahead : Reflect.get(target, name, receiver),
});

if (file !== "") {
  look();
  setInterval(look, interval).unref();
}
