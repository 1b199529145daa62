import { setTimeout as sleep } from "node:timers/promises";
import { mediaPath, pictureFormats, pictureWidths } from "#api/media.ts";
import { contentHeader, paths } from "#api/paths.ts";
import { guidePages, pagePath } from "#i18n/addresses.ts";
import { feedPath } from "#i18n/site/file-addresses.ts";
import { languages } from "#i18n/languages.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { ask, type Question } from "./ask.ts";
import { isMixed } from "./post-versions.ts";
import type { Counters } from "./counters.ts";

interface ReadersOptions {
  url: string;
  counters: Counters;
  /** Requests a second, whether or not earlier ones have been answered. */
  rate: number;
  /** Addresses of the editor's posts at the moment. */
  postPages: () => string[];
}

/** Milliseconds between two handfuls of requests. */
const beat = 20;

/** Milliseconds until every page shows a change, even if its notification was lost. */
const longestDelay = 1500;

const pages = languages.flatMap((language) =>
  (["home", "blog", ...guidePages] as const).map((page) => pagePath(page, language)),
);
const feeds = [...languages.map(feedPath), "/sitemap.xml", "/sitemap-posts-1.xml"];
const calls = languages.map((language) => `${paths.posts({ language })}?limit=20`);

/** One of the list, by chance. */
function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

/** Visitors who know nothing of one another: most read, some write to the owner. */
export function createReaders({ url, counters, rate, postPages }: ReadersOptions) {
  const acknowledgedMessages: string[] = [];
  const half: string[] = [];
  /** The page in which each picture was seen last, by the picture's hash. */
  const pictures = new Map<string, string>();
  const open = new Set<Promise<void>>();
  let isStopping = false;
  let sent = 0;

  async function read(what: string, path: string): Promise<void> {
    const wasThere = () => what !== "post" || postPages().includes(path);
    const answer = await ask(url, { path });
    // Meanwhile the editor may have deleted it.
    const allowed = wasThere() ? [200] : [200, 302, 404];
    if (!counters.note({ what, path, answer, allowed })) return;
    const text = answer.body.toString();
    if (isMixed(text)) half.push(`${path} shows two versions of a post`);
    if (what === "page" && !text.trimEnd().endsWith("</html>")) half.push(`${path} has no end`);
    for (const [, hash] of text.matchAll(/\/media\/([0-9a-f]{32})\//g))
      if (hash !== undefined && what === "page") pictures.set(hash, path);
  }

  /** The editor may have removed it since it was seen: then its page shows it no longer. */
  async function readPicture(hash: string, page: string): Promise<void> {
    const path = mediaPath(hash, pick(pictureWidths.slice(0, 4)), pick(pictureFormats));
    const answer = await ask(url, { path });
    const isRemoved = answer.status === 404 && !(await isShown(hash, page));
    if (isRemoved) pictures.delete(hash);
    counters.note({ what: "picture", path, answer, allowed: [isRemoved ? 404 : 200] });
  }

  /** False also while the page cannot be had as it is now. */
  async function isShown(hash: string, page: string): Promise<boolean> {
    await sleep(longestDelay);
    const { status, headers, body } = await ask(url, { path: page });
    return status === 200 && headers[contentHeader] === undefined && body.toString().includes(hash);
  }

  async function writeToOwner(): Promise<void> {
    const message = `Soak message ${(sent += 1)}`;
    const sender = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
    const body = Buffer.from(JSON.stringify({ template_params: { ...filledIn, message } }));
    // Believed because the site trusts a proxy here: each message is somebody else's.
    const headers = { "content-type": "application/json", "x-forwarded-for": sender };
    const question: Question = { path: paths.sendEmail, method: "POST", headers, body };
    const answer = await ask(url, question);
    if (counters.note({ what: "contact message", path: question.path, answer }))
      acknowledgedMessages.push(message);
  }

  function act(): Promise<void> {
    const chance = Math.random();
    if (chance < 0.45) return read("page", pick(pages));
    if (chance < 0.5) return read("new address", `${pick(pages)}?soak=${Math.random()}`);
    const posts = postPages();
    if (chance < 0.7 && posts.length > 0) return read("post", pick(posts));
    if (chance < 0.85 && pictures.size > 0) return readPicture(...pick([...pictures].slice(-30)));
    if (chance < 0.91) return read("feed", pick(feeds));
    if (chance < 0.98) return read("call", pick(calls));
    return writeToOwner();
  }

  return {
    acknowledgedMessages,
    half,
    stop: () => void (isStopping = true),
    async work(): Promise<void> {
      const begun = performance.now();
      for (let count = 0; !isStopping;) {
        const due = ((performance.now() - begun) / 1000) * rate;
        for (; count < due; count += 1) {
          const acting = act().finally(() => open.delete(acting));
          open.add(acting);
        }
        await sleep(beat);
      }
      await Promise.all(open);
    },
  };
}
