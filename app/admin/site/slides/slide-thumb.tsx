import { mediaPath } from "#api/media.ts";
import type { AdminSlide } from "#api/settings/home-slides.ts";
import { isOwnSlide } from "./slide-changes.ts";
import styles from "./slides.module.css";

/** A small picture of a slide; no alternative text, because its title is beside it. */
export function SlideThumb({ slide }: { slide: AdminSlide }) {
  const { id, picture } = slide;
  if (!picture && isOwnSlide(slide)) return <span className={styles.thumb} />;
  return (
    <img
      src={picture ? mediaPath(picture.hash, 240, "webp") : `/pictures/places/${id}.svg`}
      alt=""
      width={120}
      height={75}
      loading="lazy"
      className={styles.thumb}
      style={picture ? { objectPosition: `${picture.focal.x}% ${picture.focal.y}%` } : undefined}
    />
  );
}
