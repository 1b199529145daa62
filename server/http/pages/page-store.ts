import { LRUCache } from "lru-cache";
import { byteCount, compressBest, type FinishedBody } from "./finished-body.ts";

/** A page that is kept, with everything that is sent for it. */
export interface FinishedPage {
  html: FinishedBody;
  /** The data with which React takes the page over; a feed or a site map has none. */
  hydration?: FinishedBody;
}

interface KeptPage extends FinishedPage {
  /** In milliseconds since 1970. */
  keptUntil: number;
}

/** What a render gives: a page to be kept, or an answer (an error, a redirect) that is only handed on. */
export type Rendered<Answer> = FinishedPage | { answer: Answer };

export type PageStore = ReturnType<typeof createPageStore>;

interface PageStoreOptions {
  maxBytes: number;
  now: () => Date;
}

/** In bytes: what is longer would take seconds of a thread. */
const longestBest = 2_000_000;

/** Renders of one address that are begun again because a post was changed meanwhile; the last one is not kept. */
const maxRenders = 3;

/**
 * Keeps finished pages in memory, the most recently asked for, until `drop`. Until `resume` it keeps nothing. The version
 * is that of the content (server/domain/posts/watch-content.ts).
 */
export function createPageStore({ maxBytes, now }: PageStoreOptions) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, hydration }, address) =>
      byteCount(html) + (hydration ? byteCount(hydration) : 0) + address.length,
  });
  const underWay = new Map<string, Promise<unknown>>();
  let isKeeping = false;
  let version: number | null = null;
  /** Of drops, so that a render knows whether one came in between. */
  let dropCount = 0;
  let sent = 0;
  let compression = Promise.resolve();

  function drop(): void {
    dropCount += 1;
    kept.clear();
    underWay.clear();
  }

  function find(address: string): FinishedPage | undefined {
    const page = kept.get(address);
    if (!page || page.keptUntil > now().getTime()) return page;
    kept.delete(address);
    return undefined;
  }

  /** One at a time, so that the pages of a crawler leave threads for everything else. */
  function compressLater(address: string, page: KeptPage): void {
    compression = compression
      .then(async () => {
        if (kept.peek(address) !== page) return;
        for (const body of [page.html, page.hydration])
          if (body && body.forms.identity.bytes.length < longestBest) await compressBest(body);
      })
      // The quick forms stay.
      .catch(() => {});
  }

  /** Requests for an address that is being rendered share the result, unless the content has changed since. */
  async function renderOnce<Answer>(
    address: string,
    render: () => Promise<Rendered<Answer>>,
  ): Promise<Rendered<Answer>> {
    // Safe cast: what an address renders to is of one type.
    const shared = underWay.get(address) as Promise<Rendered<Answer>> | undefined;
    if (shared) return shared;
    const begun = dropCount;
    const rendering = render().then((rendered) => {
      if ("html" in rendered && isKeeping && begun === dropCount) {
        const page: KeptPage = { ...rendered, keptUntil: keptUntil(now()) };
        kept.set(address, page);
        compressLater(address, page);
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
    /** For an answer, so it counts as sent. */
    find(address: string): FinishedPage | undefined {
      const page = find(address);
      if (page) sent += 1;
      return page;
    },
    drop,
    /** The kept page, or a new render. */
    async open<Answer>(address: string, render: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>> {
      for (let renders = 1; ; renders += 1) {
        const page = find(address);
        if (page) return page;
        const begun = dropCount;
        const rendered = await renderOnce(address, render);
        // After a drop it may show the old beside the new.
        if (begun === dropCount || renders === maxRenders) return rendered;
      }
    },
    /** Empties the store when the content has another version. */
    noteVersion(current: number): void {
      if (current !== version) drop();
      version = current;
    },
    resume(): void {
      isKeeping = true;
    },
    /** Nobody tells of changes any more. */
    suspend(): void {
      isKeeping = false;
      drop();
    },
    /** How many kept pages were sent, how many are kept, and in how many bytes. */
    report: () => ({ sent, pages: kept.size, bytes: kept.calculatedSize }),
    get isKeeping(): boolean {
      return isKeeping;
    },
  };
}

const hour = 3_600_000;
const day = 24 * hour;

/** Peru's clocks are five hours behind UTC all year. */
const limaOffset = 5 * hour;

/** Until Lima's midnight, when the day's holidays change, and at most an hour, so that the newest videos are asked for. */
function keptUntil(now: Date): number {
  const moment = now.getTime();
  const midnight = Math.ceil((moment - limaOffset + 1) / day) * day + limaOffset;
  return Math.min(moment + hour, midnight);
}
