import { useEffect, useState } from "react";
import { useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import styles from "./pending-bar.module.css";

/** Milliseconds that a page may load before the bar appears. */
const delay = 250;

export function PendingBar({ isPending }: { isPending: boolean }) {
  const { shell } = useMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return (
    <>
      <VisuallyHidden role="status">{isSlow ? shell.loading : ""}</VisuallyHidden>
      {isSlow && <div className={styles.bar} />}
    </>
  );
}
