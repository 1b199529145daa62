import { answeredBy } from "#app/site/parts/answered-by.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { Slide } from "#content/loading/slide.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { slidePath } from "./slide-path.ts";
import { stepInRing, type SlideShowState } from "./slide-show.ts";
import { SlideView } from "./slide-view.tsx";
import { SliderControls } from "./slider-controls.tsx";
import { slideDelay, useSlideShow } from "./use-slide-show.ts";
import styles from "./slider.module.css";

/** Milliseconds before the next slide's picture loads, so that visible pictures load first. */
const pictureDelay = 3_000;

/** Milliseconds that hydration may take before the first change. */
const timeToHydrate = 2_000;

/** Indexes of the slides whose pictures may load: those already shown and, later, the next one. */
function useNearSlides({ current, seen, isLive }: SlideShowState, count: number): readonly number[] {
  const [next, setNext] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => {
      setNext((before) => [...before, stepInRing(current, 1, count)]);
    }, pictureDelay);
    return () => clearTimeout(timer);
  }, [current, count, isLive]);
  return [...seen, ...next];
}

/** A carousel as in https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. Without JavaScript: the first slide and links. */
export function Slider({ slides }: { slides: Slide[] }) {
  const { slider } = useMessages();
  const { show, state, listeners } = useSlideShow(slides.length);
  const near = useNearSlides(state, slides.length);
  const stage = useRef<HTMLDivElement>(null);
  const hasFocus = useCallback(() => stage.current?.contains(document.activeElement) ?? false, []);
  return (
    <section
      aria-roledescription={slider.carousel}
      aria-label={slider.label}
      className={styles.slider}
      {...answeredBy("react")}
      data-hydrates-after={slideDelay - timeToHydrate}
      {...listeners}
    >
      <div className={styles.controls}>
        <SliderControls slides={slides} show={show} state={state} />
        <noscript>
          <OtherPlaces slides={slides.slice(1)} />
        </noscript>
      </div>
      <div ref={stage} aria-live={state.isPlaying ? "off" : "polite"} className={styles.stage}>
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            index={index}
            count={slides.length}
            isShown={index === state.current}
            isNear={near.includes(index)}
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
      {slides.map((slide) => {
        const path = slidePath(slide, language);
        return (
          path && (
            <li key={slide.id}>
              <SiteLink to={path}>{slide.title}</SiteLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
