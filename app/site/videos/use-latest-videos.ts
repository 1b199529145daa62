import { useEffect, useState } from "react";
import type { Video, VideoList } from "#api/videos.ts";

/**
 * Loads after hydration, so that the page's HTML does not wait for the video platform.
 * @param listVideos must stay the same function
 * @returns undefined while loading, null when loading failed
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
