import type { Phrase } from "#content/guide-page.ts";
import { SayButton } from "#app/site/parts/say/say-button.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./phrase-table.module.css";

/** Spanish phrases with translations. A browser with a Spanish voice of its own can read them aloud. */
export function PhraseTable({ phrases }: { phrases: Phrase[] }) {
  const { guide } = useMessages();
  return (
    <table className={styles.phrases}>
      <thead>
        <tr>
          <th scope="col">{guide.phrase}</th>
          <th scope="col">{guide.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {phrases.map(({ text, meaning }) => (
          <tr key={text}>
            <th scope="row">
              <span lang="es">{text}</span>
              <SayButton phrase={text} />
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
