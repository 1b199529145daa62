import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatBytes } from "#i18n/format/format-bytes.ts";
import { pictureAddress } from "#app/admin/media/library-query.ts";
import { PictureImage } from "#app/admin/media/picture-image.tsx";
import { isUnused, pictureName } from "#app/admin/media/picture-name.ts";
import styles from "./picture-card.module.css";

interface PictureCardProps {
  picture: LibraryPicture;
  takesFocus: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A picture as lists would crop it. One that no post shows can be chosen for removal. */
export function PictureCard({ picture, takesFocus, isSelected, onSelect }: PictureCardProps) {
  const texts = useAdminMessages().media;
  const language = useLanguage();
  const [params] = useSearchParams();
  const link = useRef<HTMLAnchorElement>(null);
  const name = pictureName(picture, language, texts.unnamed);
  // One that nobody sees may still be needed, when a post comes back from the bin or an earlier revision is restored.
  const mayGo = isUnused(picture);
  const places =
    picture.uses.filter(({ isShown, isBinned }) => isShown && !isBinned).length +
    picture.siteUses.length +
    picture.pageUses.filter(({ isShown }) => isShown).length;
  // Once, when the grid is shown again.
  const tookFocus = useRef(false);
  useEffect(() => {
    if (takesFocus && !tookFocus.current) link.current?.focus();
    tookFocus.current = true;
  }, [takesFocus]);
  return (
    <li className={isSelected ? `${styles.card} ${styles.selected}` : styles.card}>
      <Link ref={link} to={pictureAddress(picture.hash, params)} className={styles.link}>
        <span className={styles.thumbnail}>
          <PictureImage picture={picture} focal={picture.focal} />
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
      {picture.isAnimated && <span className={styles.badge}>{texts.animated}</span>}
      {mayGo && (
        <span className={styles.select}>
          <input
            type="checkbox"
            aria-label={texts.remove.select(name)}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </span>
      )}
      <p className={styles.detail}>
        <PictureSize picture={picture} />
      </p>
      <p className={mayGo ? `${styles.detail} ${styles.unused}` : styles.detail}>
        {mayGo || places > 0 ? texts.uses(places) : texts.onlyKept}
      </p>
    </li>
  );
}

/** Pixels, and as a file. */
export function PictureSize({ picture: { width, height, bytes } }: Pick<PictureCardProps, "picture">) {
  const texts = useAdminMessages().media;
  const language = useLanguage();
  const size = bytes === null ? texts.keptElsewhere : formatBytes(bytes, language);
  return <>{`${texts.pixels(String(width), String(height))} · ${size}`}</>;
}
