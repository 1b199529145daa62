import { readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { settings } from "#server/env.ts";
import { launchSite, type RunningSite, type SiteProcess } from "#tests/support/servers/start-site.ts";
import { startVideoPlatform } from "#tests/support/servers/video-platform.ts";
import { makeOpenFolder } from "#tests/support/storage/open-folder.ts";
import type { WeighedPage } from "./budgets.ts";
import { publishSamplePosts } from "./sample-posts.ts";

export interface ScratchSite {
  folder: string;
  /** Launches the built site on its data as `npm start` does, with more arguments for Node if need be. */
  launch: (settings: Record<string, string>, nodeArguments?: string[]) => SiteProcess;
  /** Starts the built site on its data as `npm start` does; the caller ends it before the next one starts. */
  start: (changes?: Record<string, string>) => Promise<RunningSite>;
  /** The addresses of a page in each language. */
  pathsOf: (page: WeighedPage) => Record<Language, string>;
  remove: () => Promise<void>;
}

/** Settings of the owner's own, such as a real database, are not taken over. */
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, ""]));

/**
 * A site with posts, pictures and videos in a folder of its own, as a reader may find it.
 *
 * @param folder an empty one that others may enter; `remove` deletes it
 */
export async function makeScratchSite(folder?: string): Promise<ScratchSite> {
  return fillScratchSite(folder ?? (await makeOpenFolder()));
}

async function fillScratchSite(folder: string): Promise<ScratchSite> {
  const platform = await startVideoPlatform();
  const args = await readStartArguments();

  function launch(changes: Record<string, string>, nodeArguments: string[] = []): SiteProcess {
    const own = { HOST: "127.0.0.1", DATA_DIR: folder };
    const [program = "", ...rest] = args;
    const all = [program, ...rest.slice(0, -1), ...nodeArguments, ...rest.slice(-1)];
    return launchSite({ ...unset, ...platform.settings, ...own, ...changes }, all);
  }

  async function start(changes: Record<string, string> = {}): Promise<RunningSite> {
    const port = await findFreePort();
    const site = launch({ PORT: port, SITE_URL: `http://127.0.0.1:${port}`, ...changes });
    return { ...site, url: await site.url };
  }

  async function remove(): Promise<void> {
    await platform.end();
    await rm(folder, { recursive: true, force: true });
  }

  const site = await start();
  const newest = await publishSamplePosts(site.url).finally(() => site.end("SIGTERM"));
  const postPaths = byLanguage((language) => postPath(newest[language], language));
  return {
    folder,
    launch,
    start,
    remove,
    pathsOf: (page) => (page === "post" ? postPaths : byLanguage((language) => pagePath(page, language))),
  };
}

/** The arguments with which `npm start` runs Node. */
async function readStartArguments(): Promise<string[]> {
  const file = join(import.meta.dirname, "../package.json");
  const { scripts } = JSON.parse(await readFile(file, "utf8")) as { scripts: { start: string } };
  return scripts.start.replace(/^exec node /, "").split(" ");
}

/** Canonical addresses name the port, so it must be known before the site starts. */
export async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
