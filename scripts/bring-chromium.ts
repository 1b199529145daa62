import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findChromium } from "#tests/support/chromium.ts";

const playwright = join(import.meta.dirname, "..", "node_modules", "@playwright", "test", "cli.js");

/** Ways to get a browser, tried in order. */
const ways: { says: string; commands: [string, ...string[]][] }[] = [
  {
    says: "Bringing Chromium for the browser tests from Playwright …",
    commands: [[process.execPath, playwright, "install", "chromium"]],
  },
  {
    says: "Bringing Chromium for the browser tests from the system's packages …",
    commands: [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "chromium"],
    ],
  },
];

/**
 * Makes sure that there is a browser for the journeys. Without one the journeys themselves fail, so that
 * the other tests still run.
 */
export function bringChromium(): void {
  for (const { says, commands } of ways) {
    if (findChromium()) return;
    console.log(says);
    commands.every(
      ([program, ...args]) =>
        spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0,
    );
  }
  if (findChromium()) return;
  console.log(
    "There is no Chromium and none could be brought: the browser tests will fail.\n" +
      "Install it by hand, or set CHROMIUM_PATH to the program.",
  );
}
