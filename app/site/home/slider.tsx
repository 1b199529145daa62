import { useCallback, useRef } from "react";
import { Link } from "react-router";
import type { Slide } from "#content/slide.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { SlideView } from "./slide-view.tsx";
import { SliderControls } from "./slider-controls.tsx";
import { useNearSlides } from "./use-near-slides.ts";
import { useSlideShow } from "./use-slide-show.ts";
import styles from "./slider.module.css";

/** A carousel as in https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. Without JavaScript: the first slide and links. */
export function Slider({ slides }: { slides: Slide[] }) {
  const { slider } = useMessages();
  const { show, state, listeners } = useSlideShow(slides.length);
  const near = useNearSlides(state.current, slides.length, state.isLive);
  const stage = useRef<HTMLDivElement>(null);
  const hasFocus = useCallback(() => stage.current?.contains(document.activeElement) ?? false, []);
  return (
    <section
      aria-roledescription={slider.carousel}
      aria-label={slider.label}
      className={styles.slider}
      {...listeners}
    >
      <div className={styles.controls}>
        {state.isLive ? (
          <SliderControls slides={slides} show={show} state={state} />
        ) : (
          <noscript>
            <OtherPlaces slides={slides.slice(1)} />
          </noscript>
        )}
      </div>
      <div ref={stage} aria-live={state.isPlaying ? "off" : "polite"} className={styles.stage}>
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            index={index}
            count={slides.length}
            isShown={index === state.current}
            isNear={near.has(index)}
            takesFocus={hasFocus}
          />
        ))}
      </div>
    </section>
  );
}

function OtherPlaces({ slides }: { slides: Slide[] }) {
  const { slider } = useMessages();
  const language = useLanguage();
  return (
    <ul aria-label={slider.choose} className={styles.others}>
      {slides.map(({ id, title }) => (
        <li key={id}>
          <Link to={`${pagePath("top-ten", language)}#${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
