import { LRUCache } from "lru-cache";
import type { Env } from "#server/env.ts";
import { byteCount, createLaterCompression, forOneReader, type EncodedBody } from "./encoded-body.ts";
import { freshUntil, longestFresh } from "./fresh-until.ts";

/** A cached page, with everything that is sent for it. */
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
  /** How often this address was sent. */
  sent: number;
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

interface PageStoreOptions {
  maxBytes: number;
  /** `smallest`: a cached page is compressed again, as well as can be, while nobody waits for it. */
  compression?: Env["PAGE_COMPRESSION"];
  now: () => Date;
  /** Whether the database is known to be out of reach. */
  isCutOff?: () => boolean;
  /** Whether a render failed for want of the database. */
  isOutage?: (error: unknown) => boolean;
}

type ChangeListener = (change: { isRemoval: boolean }) => void;

/** The part of the bytes that is for the data of previous pages. */
const previousShare = 1 / 8;

/** Renders of one address that are begun again because a post was changed meanwhile; the last one is not kept. */
const maxRenders = 3;

/**
 * Keeps cached pages in memory, the most recently asked for. After `invalidate`, and until `resume`, they are stale: each is
 * rendered anew, and the last one is shown only while the database cannot be asked. The version is that of the content
 * (server/domain/posts/watch-content.ts).
 */
export class PageStore {
  readonly #options: Required<Omit<PageStoreOptions, "maxBytes" | "compression">>;
  readonly #cached: Caches["cached"];
  readonly #previous: Caches["previous"];
  readonly #compressLater: ReturnType<typeof createLaterCompression> | undefined;
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #listeners: ChangeListener[] = [];
  #isKeeping = false;
  #version: number | null = null;
  /** Counts invalidations, so that a render knows whether one came in between. */
  #generation = 0;
  #removals = 0;
  #sent = 0;

  constructor({ maxBytes, compression = "smallest", ...options }: PageStoreOptions) {
    this.#options = { isCutOff: () => false, isOutage: () => false, ...options };
    ({ cached: this.#cached, previous: this.#previous } = openCaches(maxBytes));
    this.#compressLater = compression === "quick" ? undefined : createLaterCompression();
  }

  /** For an answer: counted as sent. */
  find(address: string): EncodedPage | undefined {
    return this.#countSent(this.#findFresh(address));
  }

  /** For an answer, too: the last page of an address, while the database is known to be out of reach. */
  findStale(address: string): EncodedPage | undefined {
    return this.#countSent(this.#findLast(address));
  }

  /** The data of a page that is kept no longer; undefined when they are gone too, or another process sent the page. */
  findPrevious(address: string, version: string): EncodedBody | undefined {
    const body = this.#previous.get(previousName(address, version));
    return body && forOneReader(body);
  }

  /** Why the page of an address that was just opened is not cached; undefined when it is. */
  whyUncached(address: string): string | undefined {
    if (this.#findFresh(address)) return undefined;
    return this.#isKeeping ? "it was changed meanwhile, or is too large" : "no page is kept now";
  }

  /** The cached page, or a new render; for want of the database the last page. */
  async open<Answer>(address: string, render: Render<Answer>): Promise<Opened<Answer>> {
    for (let renders = 1; ; renders += 1) {
      const page = this.#findFresh(address);
      if (page) return page;
      const stale = this.#findLast(address);
      if (stale) return { ...stale, isStale: true };
      const begun = this.#generation;
      const rendered = await this.#renderOnce(address, render).catch((error: unknown) => {
        const last = this.#options.isOutage(error) ? this.#cached.get(address) : undefined;
        if (last) return { ...last, isStale: true };
        throw error;
      });
      const last = "answer" in rendered && rendered.isCutOff ? this.#cached.get(address) : undefined;
      if (last) return { ...last, isStale: true };
      // After an invalidation it may show the old beside the new.
      if (begun === this.#generation || renders === maxRenders) return rendered;
    }
  }

  /** Pages show something else than before when `listener` is called, or may: whoever has copies of them must ask again. */
  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  #tell(change: Parameters<ChangeListener>[0]): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Addresses of pages, stale ones too, that were sent most often. */
  mostSent(most: number): string[] {
    return [...this.#cached.entries()]
      .filter(([, { hydration, sent }]) => hydration && sent > 0)
      .toSorted(([, one], [, other]) => other.sent - one.sent)
      .slice(0, most)
      .map(([address]) => address);
  }

  /** Something else than posts has changed. */
  invalidate(): void {
    this.markStale();
    this.#tell({ isRemoval: false });
  }

  /** For a change that may or may not have happened: makes everything stale without telling of it. */
  markStale(): void {
    this.#generation += 1;
    this.#underWay.clear();
  }

  /**
   * Makes everything stale when the content has another version, and forgets it when something was removed: `isRemoval`,
   * or perhaps with a version of which nobody told.
   */
  noteVersion(current: number, isRemoval = false): void {
    const isNew = current !== this.#version;
    this.#version = current;
    if (isNew) this.markStale();
    const mayBeRemoval = isRemoval || (isNew && !this.#isKeeping);
    if (mayBeRemoval) this.#forgetStale();
    if (isNew || isRemoval) this.#tell({ isRemoval: mayBeRemoval });
  }

  resume(): void {
    // Stale pages may have been shown meanwhile.
    if (!this.#isKeeping) this.#tell({ isRemoval: false });
    this.#isKeeping = true;
  }

  /** Nobody tells of changes any more: until `resume` everything is stale. */
  suspend(): void {
    this.#isKeeping = false;
  }

  /**
   * How many cached pages were sent, how many are kept, and in how many bytes; how often they became stale, and how often something was
   * removed for good.
   */
  report() {
    return {
      sent: this.#sent,
      pages: this.#cached.size,
      bytes: this.#cached.calculatedSize + this.#previous.calculatedSize,
      changes: this.#generation,
      removals: this.#removals,
    };
  }

  /** Another number whenever pages may show something else than before. */
  get generation(): number {
    return this.#generation;
  }

  get isKeeping(): boolean {
    return this.#isKeeping;
  }

  #findFresh(address: string): CachedPage | undefined {
    const page = this.#cached.get(address);
    const isFresh = page && this.#isKeeping && page.generation === this.#generation && this.#isInTime(page);
    return isFresh ? page : undefined;
  }

  #findLast(address: string): CachedPage | undefined {
    return this.#options.isCutOff() ? this.#cached.get(address) : undefined;
  }

  #countSent(page: CachedPage | undefined): EncodedPage | undefined {
    if (!page) return undefined;
    this.#sent += 1;
    page.sent += 1;
    return page;
  }

  #isInTime({ freshUntil: end }: CachedPage): boolean {
    const left = end - this.#options.now().getTime();
    // A page with more time than any was kept while the clock was ahead.
    return left > 0 && left <= longestFresh;
  }

  /** Something was removed for good, and must not be shown in an outage either. */
  #forgetStale(): void {
    this.#removals += 1;
    for (const [address, { generation }] of this.#cached)
      if (generation !== this.#generation) this.#cached.delete(address);
    this.#previous.clear();
  }

  /** Requests for an address that is being rendered share the result, unless the content has changed since. */
  async #renderOnce<Answer>(address: string, render: Render<Answer>): Promise<Rendered<Answer>> {
    // Safe cast: what an address renders to is of one type.
    const shared = this.#underWay.get(address) as Promise<Rendered<Answer>> | undefined;
    if (shared) return shared;
    const begun = this.#generation;
    const last = this.#cached.get(address);
    const known = last && this.#isInTime(last) ? last : undefined;
    const rendering = render(known).then((rendered) => {
      if (begun === this.#generation) this.#keep(address, rendered, known);
      return rendered;
    });
    this.#underWay.set(address, rendering);
    try {
      return await rendering;
    } finally {
      if (this.#underWay.get(address) === rendering) this.#underWay.delete(address);
    }
  }

  #keep(address: string, rendered: Rendered<unknown>, known: CachedPage | undefined): void {
    if (known && rendered === known) {
      // Until the same time as before: some parts of a page change with the day.
      known.generation = this.#generation;
      this.#cached.set(address, known);
    } else if ("html" in rendered) {
      const end = freshUntil(this.#options.now());
      const sent = this.#cached.peek(address)?.sent ?? 0;
      const page: CachedPage = { ...rendered, freshUntil: end, generation: this.#generation, sent };
      this.#cached.set(address, page);
      const isKept = () => this.#cached.peek(address) === page;
      this.#compressLater?.(page.hydration ? [page.html, page.hydration] : [page.html], isKept);
    } else if (!rendered.isCutOff) {
      // A page that no longer exists must not come back in an outage.
      this.#cached.delete(address);
    }
  }
}

type Caches = ReturnType<typeof openCaches>;

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

/** Names what a page showed under its path, with whichever query: nobody gets another page's data. */
function previousName(address: string, version: string): string {
  return `${version} ${address.replace(/\?.*$/s, "")}`;
}
