import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Keeping } from "./keep-draft.ts";
import { saveStateText } from "./save-state.ts";
import type { Saving } from "./use-saving.ts";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  isNew: boolean;
  /** Whether this visit has saved anything. */
  hasSaved: boolean;
  buttonId: string;
  saving: Saving;
  keeping: Keeping;
  hasUnsaved: boolean;
  isDisabled: boolean;
  onCancel: () => void;
  onTryNow: () => void;
  onThrowAway: () => void;
}

/** Always in view: where the words are, and what can be done with them. */
export function SaveBar({
  isNew,
  hasSaved,
  buttonId,
  saving,
  keeping,
  hasUnsaved,
  isDisabled,
  onCancel,
  onTryNow,
  onThrowAway,
}: SaveBarProps) {
  const { postForm } = useDeskMessages();
  const { submit, state } = postForm;
  const button = useRef<HTMLButtonElement>(null);
  const time = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: "short" });
  const formatTime = (milliseconds: number) => time.format(milliseconds);
  const text = saveStateText({ saving, keeping, hasUnsaved, hasSaved, formatTime }, postForm);
  const isRunning = saving.state === "saving" || saving.state === "waiting";
  const isBusy = isRunning || saving.state === "saved";
  // Told as it begins and as it waits; the share of each moment would be too much to listen to.
  const told = saving.state === "saving" ? state.saving : isBusy ? text : "";
  // The button that was pressed goes with what it ended.
  const leadingBack = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <p className={saving.state === "waiting" ? styles.waiting : undefined}>{text}</p>
        <p role="status" className={styles.told}>
          {told}
        </p>
        {saving.state === "saving" && (
          <progress className={styles.progress} max={1} value={saving.share} aria-label={state.progress} />
        )}
      </div>
      <div className={styles.buttons}>
        {hasUnsaved && !isBusy && !isDisabled && (
          <Button kind="quiet" small onClick={onThrowAway}>
            {submit.throwAway}
          </Button>
        )}
        {isRunning && (
          <Button kind="quiet" small onClick={leadingBack(onCancel)}>
            {submit.cancel}
          </Button>
        )}
        {saving.state === "waiting" && (
          <Button kind="quiet" small onClick={leadingBack(onTryNow)}>
            {submit.tryNow}
          </Button>
        )}
        <Button
          ref={button}
          id={buttonId}
          type="submit"
          busy={isBusy}
          disabled={isDisabled}
          title={submit.shortcut}
        >
          {isBusy ? (isNew ? submit.creating : submit.updating) : isNew ? submit.create : submit.update}
        </Button>
      </div>
    </div>
  );
}
