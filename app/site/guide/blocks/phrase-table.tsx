import type { Phrase } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { sayInSpanish } from "./say-in-spanish.ts";
import styles from "./phrase-table.module.css";

/** Spanish phrases with translations. A browser with a Spanish voice of its own can read them aloud. */
export function PhraseTable({ phrases }: { phrases: Phrase[] }) {
  const { guide } = useMessages();
  return (
    <table className={styles.phrases}>
      <thead>
        <tr>
          <th scope="col">{guide.spanish}</th>
          <th scope="col">{guide.translation}</th>
        </tr>
      </thead>
      <tbody>
        {phrases.map(({ spanish, translation }) => (
          <tr key={spanish}>
            <th scope="row">
              <span lang="es">{spanish}</span>
              <button
                type="button"
                className={styles.say}
                aria-label={guide.speak(spanish)}
                data-say=""
                onClick={() => sayInSpanish(spanish)}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path
                    d="M4 9v6h4l5 4V5L8 9zm12-1a5 5 0 0 1 0 8m2.5-11a9 9 0 0 1 0 14"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.8"
                    strokeLinejoin="round"
                    strokeLinecap="round"
                  />
                </svg>
              </button>
            </th>
            <td>{translation}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
