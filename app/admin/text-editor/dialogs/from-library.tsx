import { useRef, useState } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { PictureChooserSlot, StoredPicture } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import type { Language } from "#i18n/languages.ts";
import styles from "./picture-dialog.module.css";

interface FromLibraryProps {
  texts: EditorLabels["pictureDialog"];
  /** Shown, once it is chosen. */
  stored?: StoredPicture | undefined;
  /** Where several can be chosen. */
  staysOpen?: boolean;
  isOpenAtFirst?: boolean;
  error?: string | undefined;
  language: Language;
  /** Whether files are on their way, of which `onBusy` tells: they would be left out if it were closed. */
  isBusy?: boolean;
  onBusy?: (isBusy: boolean) => void;
  PictureChooser: PictureChooserSlot;
  onChosen: (picture: StoredPicture) => void;
}

/** Offers the stored pictures. */
export function FromLibrary({
  texts,
  stored,
  staysOpen = false,
  isOpenAtFirst = false,
  error,
  language,
  isBusy = false,
  onBusy = () => {},
  PictureChooser,
  onChosen,
}: FromLibraryProps) {
  const [isChoosing, setIsChoosing] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);

  function take(picture: StoredPicture): void {
    if (!staysOpen) {
      setIsChoosing(false);
      // The pictures go, with the one that was pressed.
      opener.current?.focus();
    }
    onChosen(picture);
  }

  return (
    <div className={styles.library}>
      {stored && (
        <p className={styles.stored}>
          <img src={stored.src} alt="" width={160} />
          <span role="status">{texts.chosen}</span>
        </p>
      )}
      <Button
        ref={opener}
        kind="quiet"
        small
        disabled={isBusy}
        aria-expanded={isChoosing}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        {texts.fromLibrary}
      </Button>
      {error !== undefined && <Alert>{error}</Alert>}
      {isChoosing && (
        <PictureChooser lang={language} isForSeveral={staysOpen} onBusy={onBusy} onChosen={take} />
      )}
    </div>
  );
}
