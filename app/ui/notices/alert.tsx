import type { ReactNode } from "react";
import styles from "./alert.module.css";

interface AlertProps {
  kind?: "error" | "success" | "note";
  children: ReactNode;
  /** The language of the message, where it is not in the language of the page. */
  lang?: string | undefined;
  /** Details or actions below the message. */
  details?: ReactNode;
}

/** Screen readers announce it as soon as it appears. */
export function Alert({ kind = "error", children, lang, details }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`}>
      <div role="alert" lang={lang} className={details ? styles.main : undefined}>
        {children}
      </div>
      {details && <div className={styles.details}>{details}</div>}
    </div>
  );
}
