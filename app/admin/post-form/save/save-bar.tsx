import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { AutosaveStatus } from "#app/admin/post-form/drafts/autosave.ts";
import type { SaveState } from "./save-machine.ts";
import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  isNew: boolean;
  /** Whether the main button publishes as a post without drafts and schedules is published. */
  isSimple: boolean;
  /** Whether anything was saved since the form was opened. */
  hasSaved: boolean;
  saveButtonId: string;
  save: SaveState;
  autosave: AutosaveStatus;
  hasUnsaved: boolean;
  isDisabled: boolean;
  onKeepDraft: () => void;
  onSchedule: () => void;
  onCancel: () => void;
  onDiscard: () => void;
}

/** Always visible: the state of the save, and the buttons to save, cancel and discard. */
export function SaveBar({
  isNew,
  isSimple,
  hasSaved,
  saveButtonId,
  save,
  autosave,
  hasUnsaved,
  isDisabled,
  onKeepDraft,
  onSchedule,
  onCancel,
  onDiscard,
}: SaveBarProps) {
  const { postForm, translationStates } = useAdminMessages();
  const { actions } = translationStates;
  const { submit, state } = postForm;
  const button = useRef<HTMLButtonElement>(null);
  const time = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: "short" });
  const formatTime = (milliseconds: number) => time.format(milliseconds);
  const text = saveStateText({ save, autosave, hasUnsaved, hasSaved, formatTime }, postForm);
  const isRunning = !["idle", "refused", "saved"].includes(save.name);
  const isBusy = isRunning || save.name === "saved";
  // Screen readers hear that a save starts and that it waits, not each step of its progress.
  const announced = save.name === "saving" ? state.saving : isBusy || (hasSaved && !hasUnsaved) ? text : "";
  const updateLabel = isSimple ? submit.update : actions.publishWritten;
  const mainLabel = isNew ? submit.create : updateLabel;
  // The pressed button disappears, so the focus returns to the save button.
  const returningFocus = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <p className={save.name === "waiting for connection" ? styles.waiting : undefined}>{text}</p>
        <p role="status" className={styles.announced}>
          {announced}
        </p>
        {save.name === "saving" && (
          <progress className={styles.progress} max={1} value={save.progress} aria-label={state.progress} />
        )}
      </div>
      <div className={styles.buttons}>
        <DiscardButton isShown={hasUnsaved && !isBusy && !isDisabled} onDiscard={onDiscard} />
        {isRunning && (
          <Button kind="quiet" small onClick={returningFocus(onCancel)}>
            {submit.cancel}
          </Button>
        )}
        {save.name === "waiting for connection" && (
          <Button kind="quiet" small onClick={returningFocus(save.retryNow)}>
            {submit.tryNow}
          </Button>
        )}
        <Button kind="quiet" busy={isBusy} disabled={isDisabled} onClick={onKeepDraft}>
          {actions.saveDraft}
        </Button>
        <Button kind="quiet" busy={isBusy} disabled={isDisabled} onClick={onSchedule}>
          {actions.schedule}
        </Button>
        <Button
          ref={button}
          id={saveButtonId}
          type="submit"
          busy={isBusy}
          disabled={isDisabled}
          title={submit.shortcut}
        >
          {isBusy ? (isNew ? submit.creating : submit.updating) : mainLabel}
        </Button>
      </div>
    </div>
  );
}

function DiscardButton({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  const { submit, discard, cancel } = useAdminMessages().postForm;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {isShown && (
        <Button kind="quiet" small onClick={() => setIsAsking(true)}>
          {submit.throwAway}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        {...discard}
        cancel={cancel}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface SaveStateFacts {
  save: SaveState;
  autosave: AutosaveStatus;
  hasUnsaved: boolean;
  /** Whether anything was saved since the form was opened. */
  hasSaved: boolean;
  /** Formats a time of day. */
  formatTime: (milliseconds: number) => string;
}

export function saveStateText(facts: SaveStateFacts, { state }: PostFormMessages): string {
  const { save, autosave, hasUnsaved, hasSaved, formatTime } = facts;
  if (save.name === "saving") {
    if (save.progress >= 1) return state.finishing;
    return save.progress > 0 ? state.savingShare(Math.floor(save.progress * 100)) : state.saving;
  }
  if (save.name === "waiting for connection") {
    const isKept = autosave.state !== "off";
    if (save.isServerBusy) return isKept ? state.serverBusy : state.serverBusyNotKept;
    return isKept ? state.waiting : state.waitingNotKept;
  }
  if (save.name === "saved") return state.saved;
  if (save.name === "session ended" || save.name === "conflict") return state.saving;
  if (!hasUnsaved) return hasSaved ? state.saved : state.untouched;
  if (autosave.state === "off") return state.notKept;
  return autosave.state === "kept" ? state.kept(formatTime(autosave.at)) : state.keeping;
}
