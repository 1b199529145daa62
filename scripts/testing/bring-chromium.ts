import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findChromium } from "#tests/support/browser/chromium.ts";

const playwright = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");

const installers: { message: string; commands: [string, ...string[]][] }[] = [
  {
    message: "Bringing Chromium for the browser tests from Playwright …",
    commands: [[process.execPath, playwright, "install", "chromium"]],
  },
  {
    message: "Bringing Chromium for the browser tests from the system's packages …",
    commands: [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "chromium"],
      // Older releases of Debian have the whole browser alone.
      ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],
    ],
  },
];

/**
 * Installs a browser if there is none, with the whole one that a journey about going back needs. If that fails only the journeys
 * fail, so that the other tests still run.
 */
export function bringChromium(): void {
  for (const { message, commands } of installers) {
    if (findChromium() && findChromium(true)) return;
    console.log(message);
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
