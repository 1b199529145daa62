import { useEffect, useRef, useState } from "react";
import { thumbnailWidths } from "#api/latest-videos.ts";
import { paths } from "#api/paths.ts";
import type { Video } from "#api/videos.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./video-card.module.css";

/** What the visitor has decided about players. */
export type VideoConsent = "pending" | "accepted" | "declined";

interface VideoCardProps {
  video: Video;
  consent: VideoConsent;
}

/**
 * A video's title and thumbnail, which is ours to serve. The player comes in its place by a click, or by
 * itself when the visitor has accepted players; whoever declines them has none left.
 */
export function VideoCard({ video: { id, snippet }, consent }: VideoCardProps) {
  const { videos } = useMessages();
  const language = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  const [lastConsent, setLastConsent] = useState(consent);
  if (consent !== lastConsent) {
    setLastConsent(consent);
    if (consent === "declined") setPlaying(false);
  }
  return (
    <li className={styles.card}>
      {isPlaying || consent === "accepted" ? (
        <Player videoId={id.videoId} title={snippet.title} isAskedFor={isPlaying} />
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
  const [row, card] = thumbnailWidths.map((width) => paths.videoThumbnail(videoId, width));
  return (
    <picture>
      <source media="(20rem <= width < 48rem)" srcSet={row} />
      <img
        src={card}
        alt=""
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
    </picture>
  );
}

interface PlayerProps {
  videoId: string;
  title: string;
  /** By a click: it plays at once and takes the focus. Otherwise it loads when it is near the window, and waits. */
  isAskedFor: boolean;
}

function Player({ videoId, title, isAskedFor }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => {
    if (isAskedFor) frame.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <iframe
      ref={frame}
      className={styles.player}
      title={title}
      loading="lazy"
      src={`https://www.youtube-nocookie.com/embed/${videoId}${isAskedFor ? "?autoplay=1" : ""}`}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
