import { useLayoutEffect, useRef } from "react";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { Slide } from "#content/loading/slide.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { slidePath } from "./slide-path.ts";
import { SlidePicture } from "./slide-picture.tsx";
import styles from "./slide-view.module.css";

interface SlideViewProps {
  slide: Slide;
  index: number;
  count: number;
  isShown: boolean;
  /** Whether its picture may load. */
  isNear: boolean;
  /** Whether the previous slide has the focus, so that this one must take it over. */
  takesFocus: () => boolean;
}

export function SlideView({ slide, index, count, isShown, isNear, takesFocus }: SlideViewProps) {
  const { post, slider } = useMessages();
  const language = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const path = slidePath(slide, language);
  // A layout effect runs before the browser takes the focus from the slide that became inert.
  useLayoutEffect(() => {
    if (isShown && takesFocus()) (link.current ?? group.current)?.focus({ preventScroll: true });
  }, [isShown, takesFocus]);
  return (
    <div
      ref={group}
      role="group"
      aria-roledescription={slider.slide}
      aria-label={slider.position(index + 1, count)}
      tabIndex={path ? undefined : -1}
      inert={!isShown}
      className={`${styles.slide} ${isShown ? styles.shown : ""}`}
    >
      {isNear && <SlidePicture slide={slide} first={index === 0} className={styles.picture} />}
      <div className={styles.words}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        {slide.credit && <p className={styles.credit}>{post.coverCredit(slide.credit)}</p>}
        {path && (
          <SiteLink
            ref={link}
            to={path}
            aria-label={`${slider.more}: ${slide.title}`}
            className={styles.more}
          >
            {slider.more}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
