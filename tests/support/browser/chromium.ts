import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** The headless shell first: without the windows of a whole browser the journeys take two thirds of the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // This is as on a screen of today: the headless shell would round each letter to whole pixels.
  "--font-render-hinting=none",
];

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the machine's own, else Playwright's if it was downloaded.
 * @param isWhole whether it must be a browser with windows, which keeps the pages that were left
 */
export function findChromium(isWhole = false): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = ["/usr/bin", ...PATH.split(delimiter)];
  const accepted = isWhole ? names.slice(1) : names;
  const candidates = folders.flatMap((folder) => accepted.map((name) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}

/** How it is started: quiet, and able to run as root and without a graphics card. */
export function chromiumLaunch(...more: string[]): LaunchOptions {
  const executablePath = findChromium();
  return { args: [...chromiumArguments, ...more], ...(executablePath ? { executablePath } : {}) };
}
