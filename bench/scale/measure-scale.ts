import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { paths } from "#api/paths.ts";
import { feedPath } from "#i18n/site/file-addresses.ts";
import { buildServer } from "#server/build-server.ts";
import { parseEnv } from "#server/env.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { makeOpenFolder } from "#tests/support/storage/open-folder.ts";
import { scale as budget } from "../budgets.ts";
import { measureOf, median, type Measure } from "../measure.ts";
import { fillBlog, slugOf } from "./fill-blog.ts";
import { importRate } from "./import-rate.ts";

const few = 10;
const many = 10_000;
const rounds = 60;
const warmUp = 10;

const log = pino({ level: "warn" });

const calls = {
  "the list's first 24": `${paths.posts({ language: "hu" })}?limit=24`,
  "one post": paths.postIn({ slug: slugOf(5, "hu"), language: "hu" }),
  feed: feedPath("hu"),
  sitemap: "/sitemap.xml",
  "sitemap, a part": "/sitemap-posts-1.xml",
};

/** A word of every text, words of one title, a question, words of no post, and one that is misspelt. */
const searches = {
  "a word of all posts": "hegyek",
  "two words of all posts": "hosszú mondat a hegyekről",
  "a title": "bejegyzés 4321",
  "a question": "mennyibe kerül a Machu Picchu",
  "a misspelt word": "bejegyzsé 4321",
};

/** Compares calls on a small and a large blog in three languages, and imports the old server's posts. */
export async function measureScale(say: (progress: string) => void): Promise<Measure[]> {
  const folder = await makeOpenFolder();
  try {
    const growth = await measureGrowth(folder, say);
    say("import");
    const rate = await importRate(folder);
    return [
      ...growth,
      measureOf("import without pictures", "rate", "posts/s", [rate], { atLeast: budget.imported }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureGrowth(folder: string, say: (progress: string) => void): Promise<Measure[]> {
  const server = await openEmbeddedPostgres(join(folder, "growth"), log, { role: "server" });
  try {
    say(`blogs of ${few} and ${many} posts`);
    const small = await openBlog(server.superuserUrl, folder, few);
    const large = await openBlog(server.superuserUrl, folder, many);
    const measures: Measure[] = [];
    for (const [name, url] of Object.entries(calls)) {
      say(`${name}, with ${few} and with ${many} posts`);
      measures.push(...(await compare(name, url, small.app, large.app)));
    }
    for (const [name, query] of Object.entries(searches)) {
      say(`search for ${name}`);
      measures.push(await timeSearch(name, query, large.app));
    }
    await Promise.all([small.close(), large.close()]);
    return measures;
  } finally {
    await server.close();
  }
}

interface Blog {
  app: FastifyInstance;
  close: () => Promise<void>;
}

async function openBlog(serverUrl: string, folder: string, count: number): Promise<Blog> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database blog_${count}`);
  await admin.end();
  const { db, close } = await connectDatabase(serverUrl.replace(/postgres$/, `blog_${count}`), log);
  await fillBlog(db, count);
  const app = await buildServer({ db, env: parseEnv({ DATA_DIR: folder }), log });
  await app.ready();
  return { app, close: () => app.close().then(close) };
}

async function compare(
  name: string,
  url: string,
  small: FastifyInstance,
  large: FastifyInstance,
): Promise<Measure[]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const pair = [await timeOf(small, url), await timeOf(large, url)] as const;
    if (round >= warmUp) times.forEach((list, index) => list.push(pair[index] ?? Number.NaN));
  }
  const [ofSmall, ofLarge] = [median(times[0]), median(times[1])];
  return [
    measureOf(name, `with ${few} posts`, "ms", [ofSmall]),
    measureOf(name, `with ${many} posts`, "ms", [ofLarge]),
    measureOf(name, "growth", "×", [ofLarge / ofSmall], { atMost: budget.growth }),
  ];
}

async function timeSearch(name: string, query: string, app: FastifyInstance): Promise<Measure> {
  const url = `${paths.search({ language: "hu" })}?q=${encodeURIComponent(query)}`;
  const times: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const time = await timeOf(app, url);
    if (round >= warmUp) times.push(time);
  }
  return measureOf("search", `${name}, with ${many} posts`, "ms", [median(times)], { atMost: budget.search });
}

async function timeOf(app: FastifyInstance, url: string): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return performance.now() - start;
}
