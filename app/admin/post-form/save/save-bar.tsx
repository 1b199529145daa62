import { useRef } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { AutosaveStatus } from "#app/admin/post-form/drafts/autosave.ts";
import type { ServerStatus } from "#app/admin/post-form/drafts/server-autosave.ts";
import { DiscardButton } from "./discard-button.tsx";
import type { SaveState } from "./save-machine.ts";
import { saveStateText } from "./save-state-text.ts";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  isNew: boolean;
  /** Whether the main button publishes as a post without drafts and schedules is published. */
  isSimple: boolean;
  /** Whether readers see it in a language, so that the main button changes what they see. */
  isShown: boolean;
  /** Without it the main button saves a draft. */
  mayPublish: boolean;
  /** Whether anything was saved since the form was opened. */
  hasSaved: boolean;
  saveButtonId: string;
  save: SaveState;
  autosave: AutosaveStatus;
  /** The state of the copy on the server. */
  server: ServerStatus;
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
  isShown,
  mayPublish,
  hasSaved,
  saveButtonId,
  save,
  autosave,
  server,
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
  const isKeptAsDraft = isNew && server.state === "kept";
  const text = saveStateText(
    { isNew, save, autosave, isKeptAsDraft, hasUnsaved, hasSaved, formatTime },
    postForm,
  );
  const isRunning = !["idle", "refused", "saved"].includes(save.name);
  const isBusy = isRunning || save.name === "saved";
  // Screen readers hear that a save starts and that it waits, not each step of its progress.
  const announced = save.name === "saving" ? state.saving : isBusy || (hasSaved && !hasUnsaved) ? text : "";
  const updateLabel = isShown ? submit.update : actions.publishSome;
  const busyLabel = isShown ? submit.updating : state.saving;
  const publishLabel = isNew ? submit.create : updateLabel;
  const mainLabel = mayPublish ? publishLabel : actions.saveDraft;
  // The pressed button disappears, so the focus returns to the save button.
  const returningFocus = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <p className={save.name === "waiting for connection" ? styles.waiting : undefined}>{text}</p>
        {save.name === "idle" && hasUnsaved && server.state !== "none" && (
          <p>{server.state === "kept" ? state.onServer(formatTime(server.at)) : state.notOnServer}</p>
        )}
        <p role="status" className={styles.announced}>
          {announced}
        </p>
        {save.name === "saving" && (
          <progress className={styles.progress} max={1} value={save.progress} aria-label={state.progress} />
        )}
      </div>
      <div className={styles.aside}>
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
      </div>
      <div className={styles.buttons}>
        {mayPublish && (
          <>
            <Button
              kind="quiet"
              busy={isBusy}
              disabled={isDisabled}
              title={isSimple ? undefined : submit.shortcut}
              onClick={onKeepDraft}
            >
              {actions.saveDraft}
            </Button>
            <Button kind="quiet" busy={isBusy} disabled={isDisabled} onClick={onSchedule}>
              {actions.schedule}
            </Button>
          </>
        )}
        <Button
          ref={button}
          id={saveButtonId}
          type="submit"
          busy={isBusy}
          disabled={isDisabled}
          title={isSimple || !mayPublish ? submit.shortcut : undefined}
        >
          {isBusy ? (isNew ? submit.creating : busyLabel) : mainLabel}
        </Button>
      </div>
    </div>
  );
}
