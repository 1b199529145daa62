import type { PocketList } from "#api/pocket/pocket-list.ts";
import type { Language } from "#i18n/languages.ts";
import { isNoRoom, pocketCache } from "../offline-caches.ts";
import {
  canKeep,
  closePocket,
  fetchList,
  openPocket,
  readStored,
  readStoredList,
  removePocket,
} from "./stored-pocket.ts";
import { planPocket, type StoredFiles, type PocketPlan } from "./plan-pocket.ts";
import { forgetChoice, readChoice, writeChoice } from "./pocket-choice.ts";
import { downloadPocket } from "./download-pocket.ts";

type Trouble = "offline" | "failed" | "noRoom" | "elsewhere" | "unsupported" | "off";

/** The outcome of the last action, for users of screen readers. */
export type PocketStatus = "begun" | "halfway" | "paused" | "done" | "updated" | "removed" | Trouble;

/** Times that a list is fetched anew for a download: the site may change meanwhile. */
const mostLists = 3;

/** A language's pocket on this device. */
export type Pocket = ReturnType<typeof createPocket>;

/** @param onChange shows it; called with what there is to say aloud, if anything, or null when what was said is over */
export function createPocket(language: Language, onChange: (said?: PocketStatus | null) => void) {
  let list: PocketList | null = null;
  let kept: StoredFiles = new Map();
  let keptAt: string | null = null;
  let running: AbortController | null = null;
  let done = 0;
  let isRead = false;
  let trouble: Trouble | null = null;

  const planNow = (from: PocketList): PocketPlan =>
    planPocket(from, { posts: readChoice(language).posts, kept, language });

  async function read(): Promise<void> {
    if (!canKeep()) return fail("unsupported");
    const [answer, before] = await Promise.all([fetchList(language), readStoredList(language)]);
    kept = await readStored(language);
    keptAt = before?.at ?? null;
    if (answer === "off") return endForNow();
    // Without an answer, the list that was loaded earlier in this visit still says which files are missing.
    list = answer ?? list ?? before?.list ?? null;
    isRead = true;
    trouble = answer ? null : unreached();
    onChange();
  }

  /** Nothing is downloaded of itself when the site offers it again. */
  function endForNow(): void {
    list = null;
    forgetChoice(language);
    fail("off");
  }

  function fail(what: Trouble): void {
    trouble = what;
    isRead = true;
    onChange(what);
  }

  /** Downloads in one tab at a time; the others wait, and show what became of it. */
  async function take(): Promise<void> {
    if (running) return;
    const own = new AbortController();
    running = own;
    writeChoice(language, { isWanted: true });
    // Without it the browser may take the room back; the answer changes nothing here.
    void navigator.storage?.persist?.().catch(() => false);
    const { locks } = navigator as Partial<Navigator>;
    const name = pocketCache(language);
    try {
      if (!locks) await fill(own.signal);
      else {
        const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
          if (lock) await fill(own.signal);
          return lock !== null;
        });
        if (!isFree) {
          fail("elsewhere");
          await locks.request(name, { signal: own.signal }, () => {});
        }
      }
    } catch (error) {
      // Somebody has paused it, or another tab removes the pocket.
      own.abort();
      if (isNoRoom(error)) trouble = "noRoom";
      else if (!isAborted(error)) console.warn("The pocket could not be filled", error);
    }
    if (running === own) running = null;
    const was = trouble;
    await read();
    if (was === "elsewhere") onChange(null);
    else if (was && trouble !== "off") fail(was);
  }

  async function fill(signal: AbortSignal): Promise<void> {
    const { wasWhole } = readChoice(language);
    trouble = null;
    for (let lists = 0; lists < mostLists; lists += 1) {
      const now = await fetchList(language);
      if (!now || now === "off") break;
      list = now;
      kept = await readStored(language);
      const plan = planNow(list);
      done = plan.sent - plan.missingSent;
      onChange(lists === 0 ? "begun" : undefined);
      if (plan.missing.length === 0) {
        signal.throwIfAborted();
        await closePocket(language, list, plan.stale);
        writeChoice(language, { wasWhole: true });
        return onChange(wasWhole ? "updated" : "done");
      }
      const half = plan.sent / 2;
      const cache = await openPocket(language);
      const failed = await downloadPocket(plan.missing, {
        cache,
        signal,
        onKept({ sent }) {
          const isHalf = done < half && done + sent >= half;
          done += sent;
          onChange(isHalf ? "halfway" : undefined);
        },
      });
      if (failed.length > 0)
        console.warn(
          "Not to be had for the pocket:",
          failed.map(({ address }) => address),
        );
    }
    trouble = unreached();
  }

  return {
    language,
    read,
    /** Reads the list again at the reader's request, and reports a failure. */
    async tryAgain(): Promise<void> {
      isRead = false;
      onChange(null);
      await read();
      if (trouble) fail(trouble);
    },
    take,
    pause(): void {
      writeChoice(language, { isWanted: false });
      running?.abort();
      onChange("paused");
    },
    choose(posts: string[] | null): void {
      writeChoice(language, { posts });
      onChange();
    },
    /** Another tab that is filling it stops. */
    async remove(): Promise<void> {
      running?.abort();
      const all = async () => {
        await removePocket(language);
        forgetChoice(language);
      };
      const { locks } = navigator as Partial<Navigator>;
      await (locks ? locks.request(pocketCache(language), { steal: true }, all) : all());
      await read();
      onChange("removed");
    },
    /** The state that the page shows. */
    get state() {
      return {
        list,
        plan: list && planNow(list),
        isEmpty: kept.size === 0,
        choice: readChoice(language),
        keptAt,
        isRunning: running !== null,
        isRead,
        done,
        trouble,
      };
    },
  };
}

function unreached(): Trouble {
  return navigator.onLine ? "failed" : "offline";
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
