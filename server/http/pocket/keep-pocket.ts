import type { Language } from "#i18n/languages.ts";
import { freshUntil } from "#server/http/pages/fresh-until.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";

export interface CachedList {
  text: string;
  /** Milliseconds since 1970: pages show the day. */
  until: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The changes and removals that pages had seen before it was made. */
  changes: number;
  removals: number;
}

interface PocketKeeperOptions {
  /** Takes seconds: every page of a language is drawn for it. */
  make: (language: Language) => Promise<string>;
  pages: Pick<PageStore, "report" | "isKeeping">;
  now: () => Date;
  /** Milliseconds without a change, after which a list that is not current any more is made anew. */
  pause?: number;
  onError: (error: unknown) => void;
}

const minute = 60_000;

/** Pauses after which a list is made although changes go on. */
const mostPauses = 10;

/** Times that a list is made again because something was removed meanwhile. */
const mostTries = 3;

/**
 * Keeps the list of each language; nobody waits while one is made. However often it is asked for, it is made at most once a pause:
 * until an edit is a while ago, readers get the former one. Only what was removed for good is shown to nobody.
 */
export function createPocketKeeper({ make, pages, now, pause = minute, onError }: PocketKeeperOptions) {
  const kept = new Map<Language, CachedList>();
  const making = new Map<Language, Promise<CachedList>>();
  const failures = new Map<Language, unknown>();
  const planned = new Map<Language, NodeJS.Timeout>();

  function isCurrent({ until, changes }: CachedList): boolean {
    const left = until - now().getTime();
    return pages.isKeeping && changes === pages.report().changes && left > 0;
  }

  async function makeOnce(language: Language): Promise<CachedList> {
    for (let tries = 1; ; tries += 1) {
      const { changes, removals } = pages.report();
      const until = freshUntil(now());
      const text = await make(language);
      const list = { until, changes, removals, text, madeAt: now().getTime() };
      kept.set(language, list);
      if (removals === pages.report().removals || tries === mostTries) return list;
    }
  }

  /** Whoever asks meanwhile gets the same. */
  function renew(language: Language): Promise<CachedList> {
    const underWay = making.get(language);
    if (underWay) return underWay;
    const begun = makeOnce(language).finally(() => making.delete(language));
    making.set(language, begun);
    return begun;
  }

  /** @throws what kept it from being made at the last time */
  function begin(language: Language): null {
    if (failures.has(language)) {
      const failure = failures.get(language);
      failures.delete(language);
      throw failure;
    }
    renew(language).catch((error: unknown) => failures.set(language, error));
    return null;
  }

  function plan(language: Language, pauses = 1, seen = pages.report().changes): void {
    if (planned.has(language) || making.has(language)) return;
    const timer = setTimeout(() => {
      planned.delete(language);
      const { changes } = pages.report();
      if (changes !== seen && pauses < mostPauses) plan(language, pauses + 1, changes);
      else renew(language).catch(onError);
    }, pause);
    timer.unref();
    planned.set(language, timer);
  }

  return {
    /** @returns null while the list is being made, which this begins; throws what kept it from being made */
    read(language: Language): CachedList | null {
      const last = kept.get(language);
      if (!last || last.removals !== pages.report().removals) return begin(language);
      if (!isCurrent(last)) plan(language);
      return last;
    },
    /** The same for who may have made the change: a former list is none. */
    readCurrent(language: Language): CachedList | null {
      const last = kept.get(language);
      // Where nobody hears of changes, one that was just made is as good as any.
      const isNew = last && (isCurrent(last) || (!pages.isKeeping && now().getTime() - last.madeAt < pause));
      return isNew ? last : begin(language);
    },
    /** Makes the list if there is none. */
    async prepare(language: Language): Promise<void> {
      if (!kept.has(language)) await renew(language);
    },
    close(): void {
      for (const timer of planned.values()) clearTimeout(timer);
      planned.clear();
    },
  };
}
