import { useEffect, useState } from "react";
import type { ApiClient } from "#api/client.ts";
import { latestVideos } from "#api/latest-videos.ts";
import type { Video, VideoList } from "#api/videos.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { VideoCard, type VideoConsent } from "./video-card.tsx";
import styles from "./latest-videos.module.css";

/** Whether there are videos to ask for; a failed call is logged and counts as no. */
export async function loadVideoOffer(api: Pick<ApiClient, "readVideoOffer">): Promise<boolean> {
  try {
    return (await api.readVideoOffer()).offered;
  } catch (error) {
    console.error("Failed to ask whether there are videos", error);
    return false;
  }
}

interface LatestVideosProps {
  api: Pick<ApiClient, "listVideos">;
  consent: VideoConsent;
}

/** Disappears when the videos cannot be loaded; not shown without JavaScript. */
export function LatestVideos({ api, consent }: LatestVideosProps) {
  const messages = useMessages().videos;
  const videos = useLatestVideos(api.listVideos);
  if (videos === null) return null;
  return (
    <section className={styles.section} aria-labelledby="_videos">
      <h2 id="_videos" className={styles.title}>
        {messages.latest}
      </h2>
      {videos === undefined && <VideosPlaceholder text={messages.loading} />}
      {videos?.length === 0 && <p>{messages.failed}</p>}
      {videos && videos.length > 0 && (
        <ul className={styles.videos}>
          {videos.map((video) => (
            <VideoCard key={video.id.videoId} video={video} consent={consent} />
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Loads after hydration, so that the page's HTML does not wait for the video platform.
 * @param listVideos must stay the same function
 * @returns undefined while loading, null when loading failed
 */
function useLatestVideos(listVideos: () => Promise<VideoList>): Video[] | null | undefined {
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
