import { z } from "zod";
import { latestVideos } from "#api/videos/latest-videos.ts";
import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { videoSchema, type Video } from "#api/videos/videos.ts";
import { describeFetchError, fetchBytes } from "./fetch-bytes.ts";

const maxBytes = 1_000_000;

export interface YoutubeChannel {
  /** https://developers.google.com/youtube/v3/docs/search/list */
  address: string;
  key: string;
  channelId: string;
  fetch?: typeof fetch;
  timeout?: number;
}

export interface FoundVideo extends Video {
  thumbnail: string | undefined;
}

const thumbnailSchema = z.object({ url: z.string() }).optional();

const searchSchema = z.object({ items: z.array(z.unknown()) });

const itemSchema = videoSchema.extend({
  snippet: videoSchema.shape.snippet.extend({
    thumbnails: z
      .object({ high: thumbnailSchema, medium: thumbnailSchema, default: thumbnailSchema })
      .optional(),
  }),
});

/** @throws Error with a reason to log; it never contains the key */
export async function searchLatestVideos(channel: YoutubeChannel): Promise<FoundVideo[]> {
  const { key, timeout = 5000 } = channel;
  try {
    const bytes = await fetchBytes(searchUrl(channel), { fetch: channel.fetch ?? fetch, timeout, maxBytes });
    return readVideos(parseJson(bytes));
  } catch (error) {
    const reason = describeFetchError(error).replaceAll(key, "…").replaceAll(encodeURIComponent(key), "…");
    // No cause: it might contain the key.
    throw new Error(reason);
  }
}

function searchUrl({ address, key, channelId }: YoutubeChannel): URL {
  const url = new URL(address);
  const query = {
    key,
    channelId,
    part: "snippet,id",
    order: "date",
    maxResults: String(latestVideos),
    type: "video",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function readVideos(json: unknown): FoundVideo[] {
  const search = searchSchema.safeParse(json);
  if (!search.success) throw new Error("it answered something else than a list of videos");
  const { items } = search.data;
  const videos = items.map((item) => itemSchema.safeParse(item).data).filter((video) => video !== undefined);
  if (videos.length === 0 && items.length > 0) throw new Error("it answered no video that can be read");
  return videos.slice(0, latestVideos).map(({ id, snippet }) => ({
    id,
    snippet: {
      // Unlike YouTube's other calls, the search escapes its texts as HTML: `Cusco &amp; Puno`.
      title: unescapeHtml(snippet.title),
      description: unescapeHtml(snippet.description),
      publishedAt: snippet.publishedAt,
    },
    thumbnail: (snippet.thumbnails?.high ?? snippet.thumbnails?.medium ?? snippet.thumbnails?.default)?.url,
  }));
}

/** Undefined if it is not JSON: the parser's error would quote the response in the log. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
