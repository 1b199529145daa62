import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { paths } from "#api/paths.ts";
import { languages } from "#i18n/languages.ts";
import { buildServer } from "#server/build-server.ts";
import { parseEnv } from "#server/env.ts";
import { connectDatabase, type Database } from "#server/storage/database.ts";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { posts, postSlugs, postTranslations } from "#server/storage/schema.ts";
import { makeOpenFolder } from "#tests/support/storage/open-folder.ts";

/** Compares two calls on a small and a large blog. Exit code 1 when the large one takes `limit` times as long. */
const few = 10;
const many = 10_000;
const rounds = 300;
const limit = 2;

const log = pino({ level: "warn" });

interface Blog {
  app: FastifyInstance;
  db: Database;
  close: () => Promise<void>;
}

async function openBlog(serverUrl: string, folder: string, count: number): Promise<Blog> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database blog_${count}`);
  await admin.end();
  const { db, close } = await connectDatabase(serverUrl.replace(/postgres$/, `blog_${count}`), log);
  await fill(db, count);
  const app = await buildServer({ db, env: parseEnv({ DATA_DIR: folder }), log });
  await app.ready();
  return { app, db, close: () => app.close().then(close) };
}

const idOf = (number: number) => number.toString(16).padStart(24, "0");

/** Inserts directly: publishing 10 000 posts would take too long. */
async function fill(db: Database, count: number): Promise<void> {
  const content = `<p>${"Egy mondat a hegyekről, elég hosszú ahhoz, hogy valódi legyen. ".repeat(80)}</p>`;
  const text = { summary: "Két mondat arról, amiről a bejegyzés szól. És még egy.", content };
  for (let start = 1; start <= count; start += 500) {
    const numbers = Array.from({ length: Math.min(500, count - start + 1) }, (_, index) => start + index);
    await db.insert(posts).values(
      numbers.map((number) => {
        const moment = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000);
        return { id: idOf(number), author: "A", category: "Art", createdAt: moment, updatedAt: moment };
      }),
    );
    const translations = numbers.flatMap((number) =>
      languages.map((language) => {
        const slug = `bejegyzes-${number}-${language}`;
        return { postId: idOf(number), language, title: `Bejegyzés ${number}`, slug, ...text };
      }),
    );
    await db.insert(postTranslations).values(translations);
    await db
      .insert(postSlugs)
      .values(translations.map(({ postId, language, slug }) => ({ postId, language, slug })));
  }
  await db.execute(sql`analyze`);
}

async function timeOf(app: FastifyInstance, url: string): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return performance.now() - start;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Median time on the large blog divided by that on the small one. */
async function compare(name: string, small: Blog, large: Blog, url: string): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 20; round += 1) {
    const pair = [await timeOf(small.app, url), await timeOf(large.app, url)] as const;
    // The first rounds warm up.
    if (round >= 20) times.forEach((list, index) => list.push(pair[index] ?? Number.NaN));
  }
  const ratio = median(times[1]) / median(times[0]);
  process.stdout.write(`${name}: ${many} posts take ${ratio.toFixed(2)} times as long as ${few}\n`);
  return ratio;
}

async function showPlan({ db }: Blog): Promise<void> {
  const plan = await db.execute<{ "QUERY PLAN": string }>(
    sql`explain (analyze, costs off, timing off) select id, title from posts order by created_at desc, id desc limit 24`,
  );
  process.stdout.write(`\nHow PostgreSQL finds the first 24 of ${many}:\n`);
  for (const row of plan.rows) process.stdout.write(`  ${row["QUERY PLAN"]}\n`);
}

const folder = await makeOpenFolder();
const server = await openEmbeddedPostgres(join(folder, "postgres"), log, { role: "server" });
try {
  const small = await openBlog(server.url, folder, few);
  const large = await openBlog(server.url, folder, many);
  const ratios = [
    await compare("The list's first 24", small, large, `${paths.posts({ language: "hu" })}?limit=24`),
    await compare("One post", small, large, paths.postIn({ slug: "bejegyzes-5-hu", language: "hu" })),
  ];
  await showPlan(large);
  await Promise.all([small.close(), large.close()]);
  if (ratios.some((ratio) => ratio >= limit)) process.exitCode = 1;
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
