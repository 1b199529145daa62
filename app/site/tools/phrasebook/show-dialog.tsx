import { useEffect, useRef } from "react";
import type { PhraseEntry } from "#content/phrases/phrase.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ShowCard } from "./show-card.tsx";
import "#app/ui/dialogs/dialog.css";
import styles from "./show-card.module.css";

const titleId = "_shown";

interface ShowDialogProps {
  entry: PhraseEntry;
  close: string;
  onClose: () => void;
}

/** Fills the screen. Escape, or the way back of a phone, closes it, and the focus is where it was. */
export function ShowDialog({ entry, close, onClose }: ShowDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.dialog} onClose={onClose}>
      <ShowCard entry={entry} titleId={titleId}>
        <Button kind="quiet" small onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </ShowCard>
    </dialog>
  );
}
