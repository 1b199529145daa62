import { Alert } from "#app/ui/alert.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { flawText, placeName } from "./form-place.ts";
import { fieldNames, type FormPlace } from "./post-fields.ts";
import type { Problem } from "./trouble.ts";
import type { Flaws } from "./validate-post.ts";
import styles from "./problem-summary.module.css";

interface ProblemSummaryProps {
  /** What went wrong as a whole. */
  problem: Problem;
  flaws: Flaws;
  isNew: boolean;
  onGo: (place: FormPlace) => void;
}

/** What keeps the post from being saved, with ways to each place that needs another look. */
export function ProblemSummary({ problem, flaws, isNew, onGo }: ProblemSummaryProps) {
  const { message, detail } = problem;
  const { postForm } = useDeskMessages();
  const places = ([...fieldNames, "cover"] as const).filter((place) => flaws[place]);
  if (message === null && places.length === 0) return null;
  return (
    <Alert>
      {message !== null && <p className={styles.message}>{message}</p>}
      {detail !== null && <p lang="en">{detail}</p>}
      {places.length > 0 && (
        <>
          {message === null && <p className={styles.message}>{postForm.errors.summary}</p>}
          <ul className={styles.list}>
            {places.map((place) => {
              const flaw = flaws[place];
              return (
                <li key={place}>
                  <button type="button" className={styles.go} onClick={() => onGo(place)}>
                    {placeName(place, postForm)}
                  </button>
                  {flaw && `: ${flawText(place, flaw, isNew, postForm)}`}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Alert>
  );
}
