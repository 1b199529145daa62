import { z } from "zod";
import { latestVideos } from "#api/latest-videos.ts";
import { videoSchema, type Video } from "#api/videos.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { keepAnswer } from "./keep-answer.ts";

const hour = 3_600_000;

/** A failed search may count against the key's daily quota as a good one does. */
const retryAfter = 300_000;

const maxBytes = 1_000_000;

export interface VideoPlatform {
  /** The search call's address. */
  address: string;
  key: string;
  channelId: string;
  fetch?: typeof fetch;
  now: () => Date;
  /** Milliseconds for which the platform is waited for. */
  timeout?: number;
  /** Told what went wrong, without the key. */
  onError: (reason: string) => void;
}

/** A video and where the platform has its thumbnail, if it named one. */
export interface FoundVideo extends Video {
  thumbnail: string | undefined;
}

const size = z.object({ url: z.string() }).optional();

/** The part of the platform's answer that is read; see https://developers.google.com/youtube/v3/docs/search. */
const answerSchema = z.object({ items: z.array(z.unknown()) });

const itemSchema = videoSchema.extend({
  snippet: videoSchema.shape.snippet.extend({
    thumbnails: z.object({ high: size, medium: size, default: size }).optional(),
  }),
});

/**
 * Makes the list of the channel's newest videos: asked for at most once an hour, five minutes after a failure.
 *
 * @returns gives the last good list, null when there has never been one; never fails
 */
export function createLatestVideos(platform: VideoPlatform): () => Promise<FoundVideo[] | null> {
  const { address, key, channelId, now, timeout = 5000, onError } = platform;
  const url = new URL(address);
  const query = {
    key,
    channelId,
    part: "snippet,id",
    order: "date",
    maxResults: latestVideos,
    type: "video",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));

  async function search(): Promise<FoundVideo[]> {
    const bytes = await fetchBytes(url, { fetch: platform.fetch ?? fetch, timeout, maxBytes });
    const answer = answerSchema.safeParse(readJson(bytes));
    if (!answer.success) throw new Error("it answered something else than a list of videos");
    const { items } = answer.data;
    // One video that cannot be read does not take the others with it.
    const videos = items
      .map((item) => itemSchema.safeParse(item).data)
      .filter((video) => video !== undefined);
    if (videos.length === 0 && items.length > 0) throw new Error("it answered no video that can be read");
    return videos.slice(0, latestVideos).map(({ id, snippet }) => ({
      id,
      snippet: {
        title: decodeEntities(snippet.title),
        description: decodeEntities(snippet.description),
        publishedAt: snippet.publishedAt,
      },
      thumbnail: (snippet.thumbnails?.high ?? snippet.thumbnails?.medium ?? snippet.thumbnails?.default)?.url,
    }));
  }

  return keepAnswer(search, {
    keepFor: hour,
    retryAfter,
    now,
    onError: (error) =>
      onError(reasonOf(error).replaceAll(key, "…").replaceAll(encodeURIComponent(key), "…")),
  });
}

/** Undefined for anything but JSON, whose error would quote the answer. */
function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** What went wrong, with the cause in which `fetch` hides it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const named: Partial<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The platform's search, unlike its other calls, writes texts as HTML does: `Cusco &amp; Puno`. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code?: string, name = "") =>
    code === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
