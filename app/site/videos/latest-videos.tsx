import { useEffect } from "react";
import type { ApiClient } from "#api/client.ts";
import { latestVideos } from "#api/videos/latest-videos.ts";
import type { Video, VideoOffer } from "#api/videos/videos.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { pageShown } from "#app/site/parts/page/page-shown.ts";
import { useLoaded } from "#app/ui/layout/use-loaded.ts";
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
  return served ? <Videos videos={served} /> : <VideosToLoad api={api} />;
}

function VideosToLoad({ api }: Pick<LatestVideosProps, "api">) {
  const videos = useLoaded(() => loadVideos(api));
  useEffect(() => {
    // Whoever has agreed to players gets them in the place of links that come late, too.
    if (videos) document.dispatchEvent(new Event(pageShown));
  }, [videos]);
  return videos === null ? null : <Videos videos={videos} />;
}

/** @returns null when they could not be had */
async function loadVideos(api: LatestVideosProps["api"]): Promise<Video[] | null> {
  try {
    return (await api.listVideos()).items;
  } catch (error) {
    console.warn("Failed to fetch videos", error);
    return null;
  }
}

/** @param videos undefined while they load */
function Videos({ videos }: { videos: Video[] | undefined }) {
  const messages = useMessages().videos;
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
