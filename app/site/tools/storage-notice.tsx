import { Button } from "#app/ui/buttons/button.tsx";
import styles from "./storage-notice.module.css";

interface StorageNoticeProps {
  texts: { kept: string; notKept: string; print: string; clear: string };
  /** Null until something was written. */
  isKept: boolean | null;
  onClear: () => void;
  /** A text in front of the message about storing. */
  said?: string;
}

/** The end of what the device keeps: whether it does, to paper with it, and away with it. */
export function StorageNotice({ texts, isKept, onClear, said = "" }: StorageNoticeProps) {
  return (
    <div className={styles.end}>
      <p role="status" className={styles.status}>
        {said && `${said} `}
        {isKept === true && texts.kept}
        {isKept === false && <strong>{texts.notKept}</strong>}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => print()}>{texts.print}</Button>
        <Button kind="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </div>
  );
}
