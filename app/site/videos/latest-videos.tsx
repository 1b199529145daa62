import type { ApiClient } from "#api/client.ts";
import { latestVideos } from "#api/latest-videos.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useLatestVideos } from "./use-latest-videos.ts";
import { VideoCard, type VideoConsent } from "./video-card.tsx";
import styles from "./latest-videos.module.css";

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
