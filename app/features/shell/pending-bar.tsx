import { useEffect, useState } from "react";
import { useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./pending-bar.module.css";

/** How long a page may take before its coming is told, in milliseconds. */
const patience = 250;

/** Shows, and says, that the next page is on its way. */
export function PendingBar({ isPending }: { isPending: boolean }) {
  const { shell } = useMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), patience);
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
