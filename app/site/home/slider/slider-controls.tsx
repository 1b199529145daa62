import type { Slide } from "#content/loading/slide.ts";
import { useMessages } from "#i18n/page-language.tsx";
import type { SlideShow, SlideShowState } from "./slide-show.ts";
import styles from "./slider-controls.module.css";

const icons = {
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
};

interface IconButtonProps {
  icon: keyof typeof icons;
  label: string;
  onClick: () => void;
  className?: string;
}

function IconButton({ icon, label, onClick, className = "" }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={`${styles.button} ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}

interface SliderControlsProps {
  slides: Slide[];
  show: SlideShow;
  state: SlideShowState;
}

export function SliderControls({ slides, show, state: { current, isPaused } }: SliderControlsProps) {
  const { slider } = useMessages();
  return (
    <>
      <IconButton
        icon={isPaused ? "play" : "pause"}
        label={isPaused ? slider.play : slider.pause}
        onClick={() => (isPaused ? show.play() : show.setHold("pause", true))}
        className={styles.rotation}
      />
      <IconButton icon="previous" label={slider.previous} onClick={() => show.move(-1)} />
      <div role="group" aria-label={slider.choose} className={styles.dots}>
        {slides.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            aria-label={slider.show(index + 1, title)}
            aria-current={index === current ? "true" : undefined}
            onClick={() => show.show(index)}
            className={styles.dot}
          />
        ))}
      </div>
      <IconButton icon="next" label={slider.next} onClick={() => show.move(1)} />
    </>
  );
}
