import { staleWhileRevalidate } from "./stale-while-revalidate.ts";
import { searchLatestVideos, type FoundVideo, type YoutubeChannel } from "./youtube-client.ts";

const hour = 3_600_000;

/** Milliseconds: failed searches may count against the key's daily quota too. */
const retryAfter = 300_000;

interface LatestVideosOptions extends YoutubeChannel {
  now: () => Date;
  onChange: () => void;
  onError: (reason: string) => void;
}

/** Null until a first list has been fetched. */
export function createLatestVideos({
  now,
  onChange,
  onError,
  ...channel
}: LatestVideosOptions): () => Promise<FoundVideo[] | null> {
  return staleWhileRevalidate(() => searchLatestVideos(channel), {
    maxAge: hour,
    retryAfter,
    now,
    onChange,
    onError: (error) => onError(error instanceof Error ? error.message : String(error)),
  });
}
