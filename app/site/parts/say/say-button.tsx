import { useMessages } from "#i18n/page-language.tsx";
import { sayInSpanish } from "./say-in-spanish.ts";
import styles from "./say-button.module.css";

/** Reads a phrase aloud; it is there where the device has a Spanish voice of its own. */
export function SayButton({ phrase }: { phrase: string }) {
  const { guide } = useMessages();
  return (
    <button
      type="button"
      className={styles.say}
      aria-label={guide.speak(phrase)}
      data-say=""
      onClick={() => sayInSpanish(phrase)}
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
  );
}
