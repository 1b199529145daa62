import { useEffect, useState } from "react";
import type { Video, VideoList } from "#api/videos.ts";

/**
 * The channel's newest videos, asked for once the page has come to life: its HTML does not wait for the platform.
 *
 * @param listVideos must stay the same function
 * @returns undefined while they are on their way, null when they could not be had
 */
export function useLatestVideos(listVideos: () => Promise<VideoList>): Video[] | null | undefined {
  const [videos, setVideos] = useState<Video[] | null>();
  useEffect(() => {
    let isCurrent = true;
    listVideos().then(
      ({ items }) => isCurrent && setVideos(items),
      (error: unknown) => {
        console.warn("Failed to fetch videos", error);
        if (isCurrent) setVideos(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [listVideos]);
  return videos;
}
