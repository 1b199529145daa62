import type { Language } from "#i18n/languages.ts";
import { freshUntil as freshForAnHour } from "#server/http/pages/fresh-until.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";

export interface Kept<Content> {
  content: Content;
  /** Milliseconds since 1970: pages show the day. */
  until: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The changes and removals that pages had seen before it was made. */
  changes: number;
  removals: number;
}

interface KeepingOptions<Content> {
  /** Takes seconds: every page of a language is drawn for it. */
  make: (language: Language) => Promise<Content>;
  pages: Pick<PageStore, "report" | "isKeeping">;
  now: () => Date;
  /** Until when one is current that nothing changes, in milliseconds since 1970. */
  freshUntil?: (now: Date) => number;
  /** Milliseconds without a change, after which one that is not current any more is made anew. */
  pause?: number;
  onError: (error: unknown) => void;
}

/** Pauses after which one is made although changes go on. */
const mostPauses = 10;

/** Times that one is made again because something was removed meanwhile. */
const mostTries = 3;

/**
 * Keeps what is made of all pages of a language: the list of its pocket, its book. It is made at most once a pause: until an
 * edit is a while ago, readers get the former one. Only what was removed for good is shown to nobody.
 */
export function keepPerLanguage<Content>(options: KeepingOptions<Content>) {
  const { make, pages, now, freshUntil = freshForAnHour, pause = 60_000, onError } = options;
  const kept = new Map<Language, Kept<Content>>();
  const making = new Map<Language, Promise<Kept<Content>>>();
  const failures = new Map<Language, unknown>();
  const planned = new Map<Language, NodeJS.Timeout>();

  function isCurrent({ until, changes }: Kept<Content>): boolean {
    return pages.isKeeping && changes === pages.report().changes && now().getTime() < until;
  }

  async function makeOnce(language: Language): Promise<Kept<Content>> {
    for (let tries = 1; ; tries += 1) {
      const { changes, removals } = pages.report();
      const until = freshUntil(now());
      const content = await make(language);
      const made = { until, changes, removals, content, madeAt: now().getTime() };
      kept.set(language, made);
      failures.delete(language);
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

  /**
   * Makes it while nobody waits.
   *
   * @throws what kept it from being made at the last time
   */
  function begin(language: Language): void {
    if (failures.has(language)) {
      const failure = failures.get(language);
      failures.delete(language);
      throw failure;
    }
    renew(language).catch((error: unknown) => failures.set(language, error));
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
    /** @returns null where one has to be made first */
    read(language: Language): Kept<Content> | null {
      const last = kept.get(language);
      if (!last || last.removals !== pages.report().removals) return null;
      if (!isCurrent(last)) plan(language);
      return last;
    },
    /** The same, but a former one only while it is that young, in milliseconds. */
    readNew(language: Language, age = 0): Kept<Content> | null {
      const last = kept.get(language);
      if (!last || last.removals !== pages.report().removals) return null;
      // Where nobody hears of changes, one that was just made is as good as any.
      const most = pages.isKeeping ? age : Math.max(age, pause);
      return isCurrent(last) || now().getTime() - last.madeAt < most ? last : null;
    },
    make: renew,
    begin,
    close(): void {
      for (const timer of planned.values()) clearTimeout(timer);
      planned.clear();
    },
  };
}
