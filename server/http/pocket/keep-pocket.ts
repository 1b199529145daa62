import type { Language } from "#i18n/languages.ts";
import { freshUntil } from "#server/http/pages/fresh-until.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";

export interface CachedList {
  text: string;
  /** Milliseconds since 1970: pages show the day. */
  until: number;
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
 * Keeps the list of each language. However often it is asked for, it is made at most once a pause: until an edit is a while ago, readers
 * get the former one. Only what was removed for good is shown to nobody.
 */
export function createPocketKeeper({ make, pages, now, pause = minute, onError }: PocketKeeperOptions) {
  const kept = new Map<Language, CachedList>();
  const making = new Map<Language, Promise<CachedList>>();
  const planned = new Map<Language, NodeJS.Timeout>();

  function isCurrent({ until, changes }: CachedList): boolean {
    const left = until - now().getTime();
    return pages.isKeeping && changes === pages.report().changes && left > 0;
  }

  async function makeOnce(language: Language): Promise<CachedList> {
    for (let tries = 1; ; tries += 1) {
      const { changes, removals } = pages.report();
      const list = { until: freshUntil(now()), changes, removals, text: await make(language) };
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
    async read(language: Language): Promise<CachedList> {
      const last = kept.get(language);
      if (!last || last.removals !== pages.report().removals) return renew(language);
      if (!isCurrent(last)) plan(language);
      return last;
    },
    /** For who may have made the change. */
    async readCurrent(language: Language): Promise<CachedList> {
      const last = kept.get(language);
      return last && isCurrent(last) ? last : renew(language);
    },
    close(): void {
      for (const timer of planned.values()) clearTimeout(timer);
      planned.clear();
    },
  };
}
