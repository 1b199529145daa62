import type { ShownSlides } from "#api/settings/home-slides.ts";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./intro.module.css";

/** The site's own words, or those of its owner in their place. Nothing where these are empty. */
export function Intro({ words }: Pick<ShownSlides, "words">) {
  const { home } = useMessages();
  const sentences = words?.intro?.split(/\s*\n\s*/).filter((line) => line !== "") ?? home.intro;
  if (sentences.length === 0 && words?.note === "") return null;
  return (
    <section className={styles.intro} aria-labelledby="_intro">
      <div className={styles.words}>
        <h2 id="_intro" className={styles.title}>
          {home.introTitle}
        </h2>
        {sentences.map((sentence, index) => (
          <p key={`${index} ${sentence}`}>{sentence}</p>
        ))}
        {words?.note === undefined ? (
          <aside className={styles.note} aria-labelledby="_hobby">
            <h3 id="_hobby" className={styles.noteTitle}>
              {home.hobbyTitle}
            </h3>
            <p>{home.hobby}</p>
          </aside>
        ) : (
          words.note !== "" && <p className={styles.note}>{words.note}</p>
        )}
      </div>
      <Drawing src="/pictures/places/titicaca.svg" alt="" className={styles.picture} />
    </section>
  );
}
