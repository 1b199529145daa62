import { useEffect, useRef, useState } from "react";
import { thumbnailWidths } from "#api/latest-videos.ts";
import { paths } from "#api/paths.ts";
import type { Video } from "#api/videos.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./video-card.module.css";

export type VideoConsent = "pending" | "accepted" | "declined";

interface VideoCardProps {
  video: Video;
  consent: VideoConsent;
}

/** The thumbnail comes from our own server. A click or consent replaces it by the player; declining brings it back. */
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
        <Player videoId={id.videoId} title={snippet.title} isStarted={isPlaying} />
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

/** Its space stays empty when it does not load. */
function Thumbnail({ videoId }: { videoId: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  const [row, card] = thumbnailWidths.map((width) => paths.videoThumbnail({ id: videoId, width }));
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
  /** After a click it plays at once and takes the focus; otherwise it loads lazily and does not play. */
  isStarted: boolean;
}

function Player({ videoId, title, isStarted }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone; otherwise the focus would return to the top of the page.
  useEffect(() => {
    if (isStarted) frame.current?.focus({ preventScroll: true });
  }, [isStarted]);
  return (
    <iframe
      ref={frame}
      className={styles.player}
      title={title}
      loading="lazy"
      src={`https://www.youtube-nocookie.com/embed/${videoId}${isStarted ? "?autoplay=1" : ""}`}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
