import { rm } from "node:fs/promises";
import { expect, test as base } from "@playwright/test";
import type { ApiClient } from "#api/client.ts";
import { signedInClient } from "./http-client.ts";
import { makeOpenFolder } from "./open-folder.ts";
import { startSite, type RunningSite } from "./start-site.ts";

interface Shared {
  /** The real site, started once for a file's journeys, with its starter posts. */
  site: RunningSite;
  /** The administrator's calls to it over HTTP. */
  editor: ApiClient;
}

/** Playwright's `test` with a running site; a page that logs an error or asks another host for anything fails its test. */
export const test = base.extend<{ watchedPage: void }, Shared>({
  site: [
    async ({}, use) => {
      const folder = await makeOpenFolder();
      const site = await startSite({ DATA_DIR: folder });
      await use(site);
      await site.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  editor: [
    async ({ site }, use) => {
      await use(await signedInClient(site.url));
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  watchedPage: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.url) complaints.push(`asked ${origin}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
