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

type PocketError = "offline" | "failed" | "noRoom" | "elsewhere" | "unsupported" | "off";

/** The outcome of the last action, for users of screen readers. */
export type PocketStatus = "begun" | "halfway" | "paused" | "done" | "updated" | "removed" | PocketError;

/** Shows the pocket; called with what there is to say aloud, if anything, or null when what was said is over. */
type OnChange = (said?: PocketStatus | null) => void;

/** Times that a list is fetched anew for a download: the site may change meanwhile. */
const mostLists = 3;

/** A language's pocket on this device. */
export class Pocket {
  readonly language: Language;
  private readonly onChange: OnChange;
  private list: PocketList | null = null;
  private kept: StoredFiles = new Map();
  private keptAt: string | null = null;
  private running: AbortController | null = null;
  private done = 0;
  private isRead = false;
  private error: PocketError | null = null;

  constructor(language: Language, onChange: OnChange) {
    this.language = language;
    this.onChange = onChange;
  }

  /** The state that the page shows. */
  get state() {
    const { list, kept, keptAt, isRead, done, error } = this;
    return {
      list,
      plan: list && this.planNow(list),
      isEmpty: kept.size === 0,
      choice: readChoice(this.language),
      keptAt,
      isRunning: this.running !== null,
      isRead,
      done,
      error,
    };
  }

  async read(): Promise<void> {
    if (!canKeep()) return this.fail("unsupported");
    const [answer, before] = await Promise.all([fetchList(this.language), readStoredList(this.language)]);
    this.kept = await readStored(this.language);
    this.keptAt = before?.at ?? null;
    if (answer === "off") return this.endForNow();
    // Without an answer, the list that was loaded earlier in this visit still says which files are missing.
    this.list = answer ?? this.list ?? before?.list ?? null;
    this.isRead = true;
    this.error = answer ? null : unreached();
    this.onChange();
  }

  /** Reads the list again at the reader's request, and reports a failure. */
  async tryAgain(): Promise<void> {
    this.isRead = false;
    this.onChange(null);
    await this.read();
    if (this.error) this.fail(this.error);
  }

  /** Downloads in one tab at a time; the others wait, and show what became of it. */
  async take(): Promise<void> {
    if (this.running) return;
    const own = new AbortController();
    this.running = own;
    writeChoice(this.language, { isWanted: true });
    // Without it the browser may take the room back; the answer changes nothing here.
    void navigator.storage?.persist?.().catch(() => false);
    try {
      await this.fillAlone(own.signal);
    } catch (error) {
      // Somebody has paused it, or another tab removes the pocket.
      own.abort();
      if (isNoRoom(error)) this.error = "noRoom";
      else if (!isAborted(error)) console.warn("The pocket could not be filled", error);
    }
    if (this.running === own) this.running = null;
    const was = this.error;
    await this.read();
    if (was === "elsewhere") this.onChange(null);
    else if (was && this.error !== "off") this.fail(was);
  }

  pause(): void {
    writeChoice(this.language, { isWanted: false });
    this.running?.abort();
    this.onChange("paused");
  }

  choose(posts: string[] | null): void {
    writeChoice(this.language, { posts });
    this.onChange();
  }

  /** Another tab that is filling it stops. */
  async remove(): Promise<void> {
    this.running?.abort();
    const all = async () => {
      await removePocket(this.language);
      forgetChoice(this.language);
    };
    const { locks } = navigator as Partial<Navigator>;
    await (locks ? locks.request(pocketCache(this.language), { steal: true }, all) : all());
    await this.read();
    this.onChange("removed");
  }

  private planNow(list: PocketList): PocketPlan {
    const { language, kept } = this;
    return planPocket(list, { posts: readChoice(language).posts, kept, language });
  }

  /** Nothing is downloaded of itself when the site offers it again. */
  private endForNow(): void {
    this.list = null;
    forgetChoice(this.language);
    this.fail("off");
  }

  private fail(what: PocketError): void {
    this.error = what;
    this.isRead = true;
    this.onChange(what);
  }

  private async fillAlone(signal: AbortSignal): Promise<void> {
    const { locks } = navigator as Partial<Navigator>;
    if (!locks) return this.fill(signal);
    const name = pocketCache(this.language);
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await this.fill(signal);
      return lock !== null;
    });
    if (isFree) return;
    this.fail("elsewhere");
    await locks.request(name, { signal }, () => {});
  }

  private async fill(signal: AbortSignal): Promise<void> {
    const { wasWhole } = readChoice(this.language);
    this.error = null;
    for (let lists = 0; lists < mostLists; lists += 1) {
      const list = await fetchList(this.language);
      if (!list || list === "off") break;
      this.list = list;
      this.kept = await readStored(this.language);
      const plan = this.planNow(list);
      this.done = plan.sent - plan.missingSent;
      this.onChange(lists === 0 ? "begun" : undefined);
      if (plan.missing.length === 0) {
        signal.throwIfAborted();
        await closePocket(this.language, list, plan.stale);
        writeChoice(this.language, { wasWhole: true });
        return this.onChange(wasWhole ? "updated" : "done");
      }
      await this.download(plan, signal);
    }
    this.error = unreached();
  }

  private async download({ missing, sent: whole }: PocketPlan, signal: AbortSignal): Promise<void> {
    const half = whole / 2;
    const cache = await openPocket(this.language);
    const onKept = ({ sent }: { sent: number }) => {
      const isHalf = this.done < half && this.done + sent >= half;
      this.done += sent;
      this.onChange(isHalf ? "halfway" : undefined);
    };
    const failed = await downloadPocket(missing, { cache, signal, onKept });
    if (failed.length > 0)
      console.warn(
        "Not to be had for the pocket:",
        failed.map(({ address }) => address),
      );
  }
}

function unreached(): PocketError {
  return navigator.onLine ? "failed" : "offline";
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
