import { answeredBy } from "#app/site/parts/answered-by.ts";
import { slidesWait } from "#app/site/parts/page/answered-by-script.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { Slide } from "#content/loading/slide.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { slidePath } from "./slide-path.ts";
import { SlideView } from "./slide-view.tsx";
import { SliderControls } from "./slider-controls.tsx";
import styles from "./slider.module.css";

/** A carousel as in https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. Without JavaScript: the first slide and links. */
export function Slider({ slides }: { slides: Slide[] }) {
  const { slider } = useMessages();
  return (
    <section
      // Other slides of the owner's, which come while the page is open, begin anew.
      key={slides.map(({ id }) => id).join()}
      aria-roledescription={slider.carousel}
      aria-label={slider.label}
      className={styles.slider}
      data-wait={slidesWait}
      {...answeredBy("slides")}
    >
      <div className={styles.controls}>
        <SliderControls slides={slides} />
        <noscript>
          <OtherPlaces slides={slides.slice(1)} />
        </noscript>
      </div>
      <div aria-live="polite" className={styles.stage}>
        {slides.map((slide, index) => (
          <SlideView key={slide.id} slide={slide} index={index} count={slides.length} />
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
