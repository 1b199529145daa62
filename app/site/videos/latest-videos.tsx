import { useEffect, useState } from "react";
import type { ApiClient } from "#api/client.ts";
import { latestVideos } from "#api/videos/latest-videos.ts";
import type { Video, VideoList, VideoOffer } from "#api/videos/videos.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { pageShown } from "#app/site/parts/page-shown.ts";
import { VideoCard } from "./video-card.tsx";
import styles from "./latest-videos.module.css";

/** The newest videos, or whether to ask for them; a failed call is logged and counts as no. */
export async function loadVideoOffer(api: Pick<ApiClient, "readVideoOffer">): Promise<VideoOffer> {
  try {
    return await api.readVideoOffer();
  } catch (error) {
    console.error("Failed to ask whether there are videos", error);
    return { offered: false, items: null };
  }
}

interface LatestVideosProps {
  api: Pick<ApiClient, "listVideos">;
  /** Null when they are still to be fetched, which hydrates the page. */
  served: Video[] | null;
}

/** Disappears when the videos cannot be loaded; not shown without JavaScript. */
export function LatestVideos({ api, served }: LatestVideosProps) {
  const messages = useMessages().videos;
  const videos = useLatestVideos(api.listVideos, served);
  if (videos === null) return null;
  return (
    <section
      className={styles.section}
      aria-labelledby="_videos"
      data-hydrates-after={videos === undefined ? 0 : undefined}
    >
      <h2 id="_videos" className={styles.title}>
        {messages.latest}
      </h2>
      {videos === undefined && <VideosPlaceholder text={messages.loading} />}
      {videos?.length === 0 && <p>{messages.failed}</p>}
      {videos && videos.length > 0 && (
        <ul className={styles.videos}>
          {videos.map((video) => (
            <VideoCard key={video.id.videoId} video={video} />
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Loads what is not served when React has hydrated the page, so that the page's HTML does not wait for the video platform.
 * @param listVideos must stay the same function
 * @returns undefined while loading, null when loading failed
 */
function useLatestVideos(
  listVideos: () => Promise<VideoList>,
  served: Video[] | null,
): Video[] | null | undefined {
  const [videos, setVideos] = useState<Video[] | null | undefined>(served ?? undefined);
  useEffect(() => {
    if (served) return undefined;
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
  }, [listVideos, served]);
  useEffect(() => {
    // Whoever has agreed to players gets them in the place of links that come late, too.
    if (!served && videos) document.dispatchEvent(new Event(pageShown));
  }, [served, videos]);
  return videos;
}

/** Reserves the space of the videos, so that nothing below moves when they load. */
function VideosPlaceholder({ text }: { text: string }) {
  return (
    <div className={styles.toCome}>
      <div className={styles.videos} aria-hidden="true">
        {Array.from({ length: latestVideos }, (_, index) => (
          <div key={index} className={styles.empty} />
        ))}
      </div>
      <Loading text={text} />
    </div>
  );
}
