import { setTimeout as sleep } from "node:timers/promises";
import { mediaPath, pictureFormats, pictureWidths } from "#api/media.ts";
import { paths } from "#api/paths.ts";
import { feedPath, guidePages, pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { ask, type Question } from "./ask.ts";
import { isMixed } from "./post-versions.ts";
import type { Tally } from "./tally.ts";

interface ReadersOptions {
  url: string;
  tally: Tally;
  /** Requests a second, whether or not earlier ones have been answered. */
  rate: number;
  /** Addresses of the editor's posts at the moment. */
  postPages: () => string[];
}

/** Milliseconds between two handfuls of requests. */
const beat = 20;

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
export function createReaders({ url, tally, rate, postPages }: ReadersOptions) {
  const acknowledgedMessages: string[] = [];
  const half: string[] = [];
  /** Hashes of the pictures that were seen in pages. */
  const pictures = new Set<string>();
  const open = new Set<Promise<void>>();
  let isStopping = false;
  let sent = 0;

  async function read(what: string, path: string): Promise<void> {
    const wasThere = () => what !== "post" || postPages().includes(path);
    const answer = await ask(url, { path });
    // Meanwhile the editor may have deleted it.
    const allowed = wasThere() ? [200] : [200, 302, 404];
    if (!tally.note({ what, path, answer, allowed }) || what === "picture") return;
    const text = answer.body.toString();
    if (isMixed(text)) half.push(`${path} shows two versions of a post`);
    if (what === "page" && !text.trimEnd().endsWith("</html>")) half.push(`${path} has no end`);
    for (const [, hash] of text.matchAll(/\/media\/([0-9a-f]{32})\//g))
      if (hash !== undefined && what === "page") pictures.add(hash);
  }

  async function writeToOwner(): Promise<void> {
    const message = `Soak message ${(sent += 1)}`;
    const sender = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
    const body = Buffer.from(JSON.stringify({ template_params: { ...filledIn, message } }));
    // Believed because the site trusts a proxy here: each message is somebody else's.
    const headers = { "content-type": "application/json", "x-forwarded-for": sender };
    const question: Question = { path: paths.sendEmail, method: "POST", headers, body };
    const answer = await ask(url, question);
    if (tally.note({ what: "contact message", path: question.path, answer }))
      acknowledgedMessages.push(message);
  }

  function act(): Promise<void> {
    const chance = Math.random();
    if (chance < 0.45) return read("page", pick(pages));
    if (chance < 0.5) return read("new address", `${pick(pages)}?soak=${Math.random()}`);
    const posts = postPages();
    if (chance < 0.7 && posts.length > 0) return read("post", pick(posts));
    const hash = pictures.size > 0 ? pick([...pictures].slice(-30)) : undefined;
    if (chance < 0.85 && hash !== undefined)
      return read("picture", mediaPath(hash, pick(pictureWidths.slice(0, 4)), pick(pictureFormats)));
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
