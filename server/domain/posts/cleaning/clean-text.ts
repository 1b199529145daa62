import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Block } from "#api/documents/block-tree.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { DomainError } from "#server/domain/errors.ts";
import { cleanHtml } from "./clean-html.ts";
import type { CleaningTask } from "./clean-worker.ts";

/** Characters that are cleaned at once: some 15 ms of the thread. */
const quickLength = 20_000;

/** Milliseconds for one text; the longest that is allowed takes about one second. */
const longestCleaning = 30_000;

/** Milliseconds after the last text, when the thread goes. */
const idleTime = 60_000;

/** Texts that wait for their turn; one more is told to come again. */
const mostWaiting = 20;

/** Megabytes: a text of 60 million characters is held several times. */
const workerMemory = 1500;

interface CleanOptions {
  /** Characters without the pictures that it carries as data. */
  limit?: number;
  /** False for what nobody waits for. */
  isUrgent?: boolean;
}

/**
 * Cleans texts as `cleanHtml` does. A long one is cleaned in a thread of its own, so that nobody else waits for it; one after another,
 * each with a bound of time.
 */
export function createTextCleaner({ longest = longestCleaning } = {}) {
  const enqueue = createSemaphore(1, { maxWaiting: mostWaiting });
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(new URL("./clean-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: workerMemory },
    });
    // An error between two texts needs no handling here: the next text starts another worker.
    started.on("error", () => {});
    started.once("exit", () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function inThread(task: CleaningTask): Promise<string | null> {
    clearTimeout(idle);
    const current = (worker ??= start());
    current.ref();
    try {
      return await answerOf(current, task, longest);
    } catch (error) {
      worker = null;
      void current.terminate();
      throw error;
    } finally {
      // It keeps no process from ending.
      current.unref();
      idle = setTimeout(() => void worker?.terminate(), idleTime);
      idle.unref();
    }
  }

  /** @returns null for a text of more than `limit` characters. @throws DomainError `unavailable` */
  return async (html: string, { limit, isUrgent = true }: CleanOptions = {}): Promise<string | null> => {
    if (html.length <= quickLength) return cleanHtml(html);
    return enqueue(() => inThread({ html, limit: limit ?? null }), { isUrgent });
  };
}

function answerOf(worker: Worker, task: CleaningTask, longest: number): Promise<string | null> {
  return new Promise((answered, failed) => {
    const stop = (error?: Error) => {
      end();
      const said = "a text could not be cleaned in time, try again";
      failed(Object.assign(new DomainError("unavailable", said, { retryAfter: 10 }), { cause: error }));
    };
    const finish = (cleaned: string | null) => {
      end();
      answered(cleaned);
    };
    const exit = () => stop();
    const timer = setTimeout(exit, longest);
    const end = () => {
      clearTimeout(timer);
      worker.off("message", finish).off("error", stop).off("exit", exit);
    };
    worker.once("message", finish).once("error", stop).once("exit", exit);
    worker.postMessage(task);
  });
}

/** The cleaner of this process. */
const clean = createTextCleaner();

/** @returns null for a text of more than `limit` characters without its pictures. @throws DomainError `unavailable` */
export async function cleanTextWithin(html: string, limit: number): Promise<string | null> {
  return clean(html, { limit });
}

/** Texts that were found clean in this process, by the SHA-256 of their HTML: what is stored is hardly ever anything else. */
const known = new LRUCache<string, true>({ max: 10_000 });

/**
 * Cleans a stored text before it is shown or published: another release, a backup or another program may have stored it. A text that
 * was found clean is only printed.
 *
 * @param isUrgent false for what nobody waits for
 * @throws DomainError `unavailable`
 */
export async function cleanStored(blocks: Block[], { isUrgent = true } = {}): Promise<Block[]> {
  const html = printHtml(blocks);
  if (html === "" || known.has(digestOf(html))) return blocks;
  const cleaned = (await clean(html, { isUrgent })) ?? "";
  noteClean(cleaned);
  return cleaned === html ? blocks : readHtml(cleaned);
}

/** Remembers that a text is clean, which must be so. */
export function noteClean(html: string): void {
  known.set(digestOf(html), true);
}

function digestOf(html: string): string {
  return createHash("sha256").update(html).digest("base64");
}
