import type { Slide } from "#content/loading/slide.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { sliderIcons } from "./slider-icons.ts";
import styles from "./slider-controls.module.css";

interface IconButtonProps {
  icon: keyof typeof sliderIcons;
  label: string;
  className?: string | undefined;
  /** Its name while the slides stand. */
  "data-play"?: string;
}

function IconButton({ icon, label, className, ...attributes }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...attributes} className={className ?? styles.button}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d={sliderIcons[icon]} />
      </svg>
    </button>
  );
}

/** `app/site/home/slider/answer-slides.ts` answers them, in this order. */
export function SliderControls({ slides }: { slides: Slide[] }) {
  const { slider } = useMessages();
  return (
    <>
      <IconButton
        icon="pause"
        label={slider.pause}
        data-play={slider.play}
        className={`${styles.button} ${styles.rotation}`}
      />
      <IconButton icon="previous" label={slider.previous} />
      <div role="group" aria-label={slider.choose} className={styles.dots}>
        {slides.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            aria-label={slider.show(index + 1, title)}
            aria-current={index === 0 ? "true" : undefined}
            className={styles.dot}
          />
        ))}
      </div>
      <IconButton icon="next" label={slider.next} />
    </>
  );
}
