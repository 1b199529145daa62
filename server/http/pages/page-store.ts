import { LRUCache } from "lru-cache";
import type { Env } from "#server/env.ts";
import { byteCount, compressBest, forOneReader, type EncodedBody } from "./encoded-body.ts";

/** A page that is kept, with everything that is sent for it. */
export interface EncodedPage {
  html: EncodedBody;
  /** The data with which React takes the page over; a feed or a site map has none. */
  hydration?: EncodedBody;
  /** The version of these data: the HTML names it. */
  version?: string | undefined;
}

interface CachedPage extends EncodedPage {
  /** Milliseconds since 1970. */
  freshUntil: number;
  /** The generation in which it was rendered: in a later one it is stale. */
  generation: number;
}

/**
 * The result of a render: a page to cache, or an answer (an error, a redirect) that is only passed on. `isCutOff`: something
 * was missing, because the database could not be asked.
 */
export type Rendered<Answer> = EncodedPage | { answer: Answer; isCutOff?: boolean };

/** @param known the page as it was before the last change: given back when it would be rendered of the same data */
type Render<Answer> = (known: EncodedPage | undefined) => Promise<Rendered<Answer>>;

/** The page to send; `isStale` if it is an old one, in place of one that cannot be rendered now. */
type Opened<Answer> = (EncodedPage & { isStale?: boolean }) | { answer: Answer };

export type PageStore = ReturnType<typeof createPageStore>;

interface PageStoreOptions {
  maxBytes: number;
  /** `smallest`: a cached page is compressed again, as well as can be, while nobody waits for it. */
  compression?: Env["PAGE_COMPRESSION"];
  now: () => Date;
  /** Whether the database is known to be out of reach. */
  isCutOff?: () => boolean;
  /** Whether a render failed for want of the database. */
  isOutage?: (error: unknown) => boolean;
  /** Called when pages show something else than before, or may: whoever has copies of them must ask again. */
  onChange?: (change: { isRemoval: boolean }) => void;
}

/** The part of the bytes that is for the data of previous pages. */
const previousShare = 1 / 8;

/** Bytes: what is longer would take seconds of a thread. */
const longestBest = 2_000_000;

/** Renders of one address that are begun again because a post was changed meanwhile; the last one is not kept. */
const maxRenders = 3;

/**
 * Keeps cached pages in memory, the most recently asked for. After `invalidate`, and until `resume`, they are stale: each is
 * rendered anew, and the last one is shown only while the database cannot be asked. The version is that of the content
 * (server/domain/posts/watch-content.ts).
 */
export function createPageStore({
  maxBytes,
  compression = "smallest",
  now,
  isCutOff = () => false,
  isOutage = () => false,
  onChange = () => {},
}: PageStoreOptions) {
  const { cached, previous } = openCaches(maxBytes);
  const compressLater = createLaterCompression(compression, (address) => cached.peek(address));
  const underWay = new Map<string, Promise<unknown>>();
  let isKeeping = false;
  let version: number | null = null;
  /** Counts invalidations, so that a render knows whether one came in between. */
  let generation = 0;
  let removals = 0;
  let sent = 0;

  function makeStale(): void {
    generation += 1;
    underWay.clear();
  }

  /** Something was removed for good, and must not be shown in an outage either. */
  function forgetStale(): void {
    removals += 1;
    for (const [address, page] of cached) if (page.generation !== generation) cached.delete(address);
    previous.clear();
  }

  function find(address: string): EncodedPage | undefined {
    const page = cached.get(address);
    return page && isKeeping && page.generation === generation && isInTime(page) ? page : undefined;
  }

  function isInTime({ freshUntil }: CachedPage): boolean {
    const left = freshUntil - now().getTime();
    // A page with more time than any was kept while the clock was ahead.
    return left > 0 && left <= hour;
  }

  /** The last page of an address, while the database is known to be out of reach. */
  function findStale(address: string): EncodedPage | undefined {
    return isCutOff() ? cached.get(address) : undefined;
  }

  function countSent(page: EncodedPage | undefined): EncodedPage | undefined {
    if (page) sent += 1;
    return page;
  }

  /** Requests for an address that is being rendered share the result, unless the content has changed since. */
  async function renderOnce<Answer>(address: string, render: Render<Answer>): Promise<Rendered<Answer>> {
    // Safe cast: what an address renders to is of one type.
    const shared = underWay.get(address) as Promise<Rendered<Answer>> | undefined;
    if (shared) return shared;
    const begun = generation;
    const last = cached.get(address);
    const known = last && isInTime(last) ? last : undefined;
    const rendering = render(known).then((rendered) => {
      if (begun !== generation) return rendered;
      if (known && rendered === known) {
        // Until the same time as before: some parts of a page change with the day.
        known.generation = generation;
        cached.set(address, known);
      } else if ("html" in rendered) {
        const page: CachedPage = { ...rendered, freshUntil: freshUntil(now()), generation };
        cached.set(address, page);
        compressLater(address, page);
      } else if (!rendered.isCutOff) {
        // A page that no longer exists must not come back in an outage.
        cached.delete(address);
      }
      return rendered;
    });
    underWay.set(address, rendering);
    try {
      return await rendering;
    } finally {
      if (underWay.get(address) === rendering) underWay.delete(address);
    }
  }

  return {
    // Both for an answer, so they count as sent.
    find: (address: string) => countSent(find(address)),
    findStale: (address: string) => countSent(findStale(address)),
    /** The data of a page that is kept no longer; undefined when they are gone too, or another process sent the page. */
    findPrevious(address: string, version: string): EncodedBody | undefined {
      const body = previous.get(previousName(address, version));
      return body && forOneReader(body);
    },
    /** Something else than posts has changed. */
    invalidate(): void {
      makeStale();
      onChange({ isRemoval: false });
    },
    /** For a change that may or may not have happened: makes everything stale without calling `onChange`. */
    markStale: makeStale,
    /** The cached page, or a new render; for want of the database the last page. */
    async open<Answer>(address: string, render: Render<Answer>): Promise<Opened<Answer>> {
      for (let renders = 1; ; renders += 1) {
        const page = find(address);
        if (page) return page;
        const stale = findStale(address);
        if (stale) return { ...stale, isStale: true };
        const begun = generation;
        const rendered = await renderOnce(address, render).catch((error: unknown) => {
          const last = isOutage(error) ? cached.get(address) : undefined;
          if (last) return { ...last, isStale: true };
          throw error;
        });
        const last = "answer" in rendered && rendered.isCutOff ? cached.get(address) : undefined;
        if (last) return { ...last, isStale: true };
        // After an invalidation it may show the old beside the new.
        if (begun === generation || renders === maxRenders) return rendered;
      }
    },
    /**
     * Makes everything stale when the content has another version, and forgets it when something was removed: `isRemoval`,
     * or perhaps with a version of which nobody told.
     */
    noteVersion(current: number, isRemoval = false): void {
      const isNew = current !== version;
      version = current;
      if (isNew) makeStale();
      const mayBeRemoval = isRemoval || (isNew && !isKeeping);
      if (mayBeRemoval) forgetStale();
      if (isNew || isRemoval) onChange({ isRemoval: mayBeRemoval });
    },
    resume(): void {
      // Stale pages may have been shown meanwhile.
      if (!isKeeping) onChange({ isRemoval: false });
      isKeeping = true;
    },
    /** Nobody tells of changes any more: until `resume` everything is stale. */
    suspend(): void {
      isKeeping = false;
    },
    /**
     * How many cached pages were sent, how many are kept, and in how many bytes; how often they became stale, and how often something was
     * removed for good.
     */
    report: () => ({
      sent,
      pages: cached.size,
      bytes: cached.calculatedSize + previous.calculatedSize,
      changes: generation,
      removals,
    }),
    /** Another number whenever pages may show something else than before. */
    get generation(): number {
      return generation;
    },
    get isKeeping(): boolean {
      return isKeeping;
    },
  };
}

function openCaches(maxBytes: number) {
  const previousBytes = Math.ceil(maxBytes * previousShare);
  /** A reader may still be on a page that was replaced: its data, by its path and their version. */
  const previous = new LRUCache<string, EncodedBody>({
    maxSize: previousBytes,
    sizeCalculation: (body, name) => byteCount(body) + name.length,
  });
  const cached = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes - previousBytes),
    sizeCalculation: ({ html, hydration }, address) =>
      byteCount(html) + (hydration ? byteCount(hydration) : 0) + address.length,
    dispose({ version, hydration }, address) {
      if (version !== undefined && hydration) previous.set(previousName(address, version), hydration);
    },
  });
  return { cached, previous };
}

/** Compresses pages again that are still kept, one at a time, so that the pages of a crawler leave threads for everything else. */
function createLaterCompression(
  compression: Env["PAGE_COMPRESSION"],
  peek: (address: string) => CachedPage | undefined,
) {
  let compressing = Promise.resolve();
  return (address: string, page: CachedPage): void => {
    if (compression === "quick") return;
    compressing = compressing
      .then(async () => {
        if (peek(address) !== page) return;
        for (const body of [page.html, page.hydration])
          if (body && body.forms.identity.bytes.length < longestBest) await compressBest(body);
      })
      // The quick forms stay.
      .catch(() => {});
  };
}

/** Names what a page showed under its path, with whichever query: nobody gets another page's data. */
function previousName(address: string, version: string): string {
  return `${version} ${address.replace(/\?.*$/s, "")}`;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Peru's clocks are five hours behind UTC all year. */
const limaOffset = 5 * hour;

/** Until Lima's midnight, when the day's holidays change, and at most an hour, so that the newest videos are asked for. */
export function freshUntil(now: Date): number {
  const moment = now.getTime();
  const midnight = Math.ceil((moment - limaOffset + 1) / day) * day + limaOffset;
  return Math.min(moment + hour, midnight);
}
