import { Alert } from "#app/ui/notices/alert.tsx";
import styles from "./error-list.module.css";

interface Fault {
  /** The name of the field. */
  label: string;
  text: string;
  /** The language of the text, where it is another than the page's. */
  lang?: string | undefined;
  /** Brings the focus to the field. */
  onGo: () => void;
}

interface ErrorListProps {
  headline: string;
  lang?: string | undefined;
  /** The words of the server, in English. */
  detail?: string | null | undefined;
  faults: readonly Fault[];
}

/** Why a form was not saved, each fault with a way to its field. */
export function ErrorList({ headline, lang, detail, faults }: ErrorListProps) {
  return (
    <Alert>
      <p className={styles.headline} lang={lang}>
        {headline}
      </p>
      {detail && <p lang="en">{detail}</p>}
      {faults.length > 0 && (
        <ul className={styles.list}>
          {faults.map(({ label, text, onGo, ...fault }) => (
            <li key={`${label} ${text}`}>
              <button type="button" className={styles.go} onClick={onGo}>
                {label}
              </button>
              : <span lang={fault.lang}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
