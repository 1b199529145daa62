import type { Slide } from "#content/loading/slide.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Doors } from "./doors.tsx";
import { Slider } from "./slider/slider.tsx";
import styles from "./hero.module.css";

export function Hero({ slides }: { slides: Slide[] }) {
  const { home, site } = useMessages();
  return (
    <header className={styles.hero}>
      <div className={styles.name}>
        <p className={styles.tagline}>{site.tagline}</p>
        <h1>{home.title}</h1>
      </div>
      <Doors />
      <Slider slides={slides} />
    </header>
  );
}
