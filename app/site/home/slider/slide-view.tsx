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
}

export function SlideView({ slide, index, count }: SlideViewProps) {
  const { post, slider } = useMessages();
  const path = slidePath(slide, useLanguage());
  return (
    <div
      role="group"
      aria-roledescription={slider.slide}
      aria-label={slider.position(index + 1, count)}
      tabIndex={path ? undefined : -1}
      inert={index > 0}
      className={styles.slide}
    >
      <SlidePicture slide={slide} first={index === 0} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        {slide.credit && <p className={styles.credit}>{post.coverCredit(slide.credit)}</p>}
        {path && (
          <SiteLink to={path} aria-label={`${slider.more}: ${slide.title}`} className={styles.more}>
            {slider.more}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
