import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import { ApiError, isNotFound } from "#api/errors/errors.ts";
import { paths } from "#api/paths.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { postPath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { jpegFile, pictureFile } from "#tests/support/samples/pictures.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { ask } from "./ask.ts";
import { versionsIn, wholeVersion, writtenVersion } from "./post-versions.ts";
import type { Counters } from "./counters.ts";

interface KnownPost {
  id: string;
  number: number;
  /** The newest that was acknowledged. */
  version: number;
  updatedAt: string;
  /** Its public addresses. */
  pages: string[];
  isBeingDeleted: boolean;
}

interface Losses {
  /** Acknowledged writes that are not there. */
  lost: string[];
  /** Posts of which a part is of another version or missing. */
  half: string[];
}

/** Posts that are there at once; then the oldest is deleted. */
const mostPosts = 30;

/** Milliseconds between two writes, and before a refused one is tried again. */
const writePause = 1000;
const retryPause = 500;

export type Editor = ReturnType<typeof createEditor>;

/** An editor who writes one post after the other, tries again as the form does, and remembers what was acknowledged. */
export function createEditor(url: string, counters: Counters) {
  const posts = new Map<number, KnownPost>();
  const deleted: KnownPost[] = [];
  const losses: Losses = { lost: [], half: [] };
  const cookies = new Map<string, string>();
  const state = { writes: 0, lastWrite: 0, isStopping: false };

  const api = createAdminClient(async (path, init) => {
    const { method = "GET" } = init ?? {};
    const request = new Request(url + path, init);
    const body = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get("content-type");
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await ask(url, {
      path,
      method,
      headers: { cookie, ...(type && { "content-type": type }) },
      body,
    });
    for (const header of answer.headers["set-cookie"] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    const what = method === "GET" ? "editor reads" : path === paths.login ? "editor signs in" : "save";
    // 404 and 409 follow a write whose answer was lost.
    counters.note({ what, path: `${method} ${path}`, answer, allowed: [200, 201, 404, 409] });
    if (answer.status === 0 || !answer.isWhole) throw new Error(answer.reason);
    const headers = new Headers({ "content-type": answer.headers["content-type"] ?? "" });
    const retryAfter = answer.headers["retry-after"];
    if (retryAfter !== undefined) headers.set("retry-after", retryAfter);
    return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers,
    });
  });

  /** Until it is acknowledged, as the form does; what fails for good is thrown. */
  async function untilDone<T>(write: (isFirst: boolean) => Promise<T>): Promise<T> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await write(isFirst);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401 && error.code === "not_signed_in")
          await untilDone(() => api.signIn(administrator));
        else if (error.status !== 0 && error.status < 500) throw error;
        await sleep(retryPause);
      }
    }
  }

  function remember(number: number, version: number, post: FullPost): void {
    const { id, updatedAt, translations } = post;
    const pages = languages.map((language) => postPath(translations[language]?.slug ?? "", language));
    posts.set(number, { id, number, version, updatedAt, pages, isBeingDeleted: false });
    if (wholeVersion(post, number) !== version)
      losses.half.push(`post ${number}, version ${version}, as acknowledged`);
  }

  async function create(number: number): Promise<void> {
    const id = randomBytes(12).toString("hex");
    const file = await jpegFile(200 + (number % 50), 150);
    const picture = await pictureFile("jpeg", 100 + (number % 100), 80);
    remember(
      number,
      1,
      await untilDone(() => api.createPost(writtenVersion(number, 1, picture), { id, file })),
    );
  }

  async function change({ id, number, version, updatedAt }: KnownPost): Promise<void> {
    const next = version + 1;
    const changed = await untilDone(async () => {
      try {
        return await api.changePost(id, writtenVersion(number, next), { updatedAt });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        // An attempt whose answer was lost had come through.
        return api.readFullPost(id);
      }
    });
    remember(number, next, changed);
  }

  async function remove(post: KnownPost): Promise<void> {
    post.isBeingDeleted = true;
    await untilDone(async (isFirst) => {
      try {
        await api.deletePost(post.id);
      } catch (error) {
        if (!isNotFound(error)) throw error;
        if (isFirst) losses.lost.push(`post ${post.number} was gone before it was deleted`);
      }
    });
    posts.delete(post.number);
    deleted.push(post);
  }

  /** An anonymous visitor sees at once what was acknowledged, unless the page says that it is an old one. */
  async function lookAtPage({ pages, number, version }: KnownPost): Promise<void> {
    const path = pages[version % pages.length] ?? "";
    const answer = await ask(url, { path });
    if (!counters.note({ what: "page of a saved post", path, answer })) return;
    const shown = [...(versionsIn(answer.body.toString()).get(number) ?? [])];
    if (shown.length > 1) losses.half.push(`${path} shows versions ${shown.join(" and ")}`);
    else if (shown[0] !== version && answer.headers["x-content"] !== "stale")
      counters.noteFault(
        "a page older than an acknowledged change",
        `${path}: ${shown[0]} instead of ${version}`,
      );
  }

  async function writeOnce(number: number): Promise<void> {
    const known = [...posts.values()];
    const [oldest] = known;
    const any = known[Math.floor(Math.random() * known.length)];
    if (oldest && known.length >= mostPosts) await remove(oldest);
    else if (any && number % 3 !== 0) await change(any);
    else await create(number);
    state.writes += 1;
    state.lastWrite = performance.now();
    const written = posts.get(any?.number ?? number);
    if (written) await lookAtPage(written);
  }

  /** Whether all that was acknowledged is there, whole, and what was deleted is not. */
  async function verify(): Promise<void> {
    for (const { id, number, version } of posts.values()) {
      const found = await untilDone(() => api.readFullPost(id).catch(orNull));
      if (!found) losses.lost.push(`post ${number} is gone`);
      else if (wholeVersion(found, number) === null) losses.half.push(`post ${number}`);
      else if (wholeVersion(found, number) !== version)
        losses.lost.push(`post ${number} is at version ${wholeVersion(found, number)} instead of ${version}`);
    }
    for (const { id, number } of deleted.splice(0))
      if (await untilDone(() => api.readFullPost(id).catch(orNull)))
        losses.lost.push(`post ${number} is back`);
  }

  return {
    api: api as AdminClient,
    losses,
    state,
    untilDone,
    /** Addresses of posts that anonymous visitors may ask for. */
    pages: () => [...posts.values()].filter((post) => !post.isBeingDeleted).flatMap(({ pages }) => pages),
    /** Writes until it is stopped, and looks at everything now and then. */
    async work(): Promise<void> {
      for (let number = 1; !state.isStopping; number += 1) {
        await writeOnce(number);
        if (number % 60 === 0) await verify();
        await sleep(writePause);
      }
      await verify();
    },
  };
}

function orNull(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
