import type { Language } from "#i18n/languages.ts";
import { freshUntil as freshForAnHour } from "#server/http/pages/fresh-until.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";

export interface Kept<Content> {
  content: Content;
  /** Milliseconds since 1970: pages show the day. */
  until: number;
  /** The changes and removals that pages had seen before it was made. */
  changes: number;
  removals: number;
}

interface PocketKeeperOptions<Content> {
  /** Takes seconds: every page of a language is drawn for it. */
  make: (language: Language) => Promise<Content>;
  pages: Pick<PageStore, "report" | "isKeeping">;
  now: () => Date;
  /** Until when one is current that nothing changes, in milliseconds since 1970. */
  freshUntil?: (now: Date) => number;
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
 * Keeps what is made of all pages of a language: the list of its pocket, its book. However often it is asked for, it is made at most once
 * a pause: until an edit is a while ago, readers get the former one. Only what was removed for good is shown to nobody.
 */
export function createPocketKeeper<Content>(options: PocketKeeperOptions<Content>) {
  const { make, pages, now, freshUntil = freshForAnHour, pause = minute, onError } = options;
  const kept = new Map<Language, Kept<Content>>();
  const making = new Map<Language, Promise<Kept<Content>>>();
  const planned = new Map<Language, NodeJS.Timeout>();

  function isCurrent({ until, changes }: Kept<Content>): boolean {
    return pages.isKeeping && changes === pages.report().changes && now().getTime() < until;
  }

  async function makeOnce(language: Language): Promise<Kept<Content>> {
    for (let tries = 1; ; tries += 1) {
      const { changes, removals } = pages.report();
      const made = { until: freshUntil(now()), changes, removals, content: await make(language) };
      kept.set(language, made);
      if (removals === pages.report().removals || tries === mostTries) return made;
    }
  }

  /** Whoever asks meanwhile gets the same. */
  function renew(language: Language): Promise<Kept<Content>> {
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
    async read(language: Language): Promise<Kept<Content>> {
      const last = kept.get(language);
      if (!last || last.removals !== pages.report().removals) return renew(language);
      if (!isCurrent(last)) plan(language);
      return last;
    },
    /** For who may have made the change. */
    async readCurrent(language: Language): Promise<Kept<Content>> {
      const last = kept.get(language);
      return last && isCurrent(last) ? last : renew(language);
    },
    close(): void {
      for (const timer of planned.values()) clearTimeout(timer);
      planned.clear();
    },
  };
}
