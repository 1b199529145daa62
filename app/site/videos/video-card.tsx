import type { Video } from "#api/videos/videos.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { videoLink } from "./video-link.ts";
import styles from "./video-card.module.css";

/**
 * The thumbnail comes from our own server, in a link to the video. The page script (`app/site/page-script/embeds.ts`) puts
 * the player in its place at a click or with consent, and the link back when consent is taken back; so the link is HTML that
 * React leaves alone.
 */
export function VideoCard({ video: { id, snippet } }: { video: Video }) {
  const { videos } = useMessages();
  const language = useLanguage();
  return (
    <li className={styles.card}>
      <div
        className={styles.screen}
        dangerouslySetInnerHTML={{ __html: videoLink(id.videoId, snippet.title, videos.play(snippet.title)) }}
      />
      <h3 className={styles.title}>{snippet.title}</h3>
      {snippet.publishedAt && (
        <time className={styles.date} dateTime={snippet.publishedAt}>
          {formatDate(snippet.publishedAt, language)}
        </time>
      )}
    </li>
  );
}
