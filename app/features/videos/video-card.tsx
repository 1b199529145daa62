import { useEffect, useRef, useState } from "react";
import { paths } from "#api/paths.ts";
import type { Video } from "#api/videos.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./video-card.module.css";

/** A video's title and thumbnail, which is ours to serve; the player comes in its place, by a click alone. */
export function VideoCard({ video: { id, snippet } }: { video: Video }) {
  const { videos } = useMessages();
  const language = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <li className={styles.card}>
      {isPlaying ? (
        <Player videoId={id.videoId} title={snippet.title} />
      ) : (
        <button
          type="button"
          className={styles.play}
          aria-label={videos.play(snippet.title)}
          onClick={() => setPlaying(true)}
        >
          <Thumbnail videoId={id.videoId} />
        </button>
      )}
      <h3 className={styles.title}>{snippet.title}</h3>
      {snippet.publishedAt && (
        <time className={styles.date} dateTime={snippet.publishedAt}>
          {formatDate(snippet.publishedAt, language)}
        </time>
      )}
    </li>
  );
}

/** Leaves its place empty when it cannot be had. */
function Thumbnail({ videoId }: { videoId: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      src={paths.videoThumbnail(videoId)}
      alt=""
      width={480}
      height={270}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

function Player({ videoId, title }: { videoId: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={styles.player}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
