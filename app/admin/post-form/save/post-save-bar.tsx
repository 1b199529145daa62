import { useEffect, useRef, type RefObject } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { timeFormat } from "#i18n/format/time-format.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import {
  useFormState,
  useHasUnsaved,
  useIsBusy,
  usePostForm,
  useView,
} from "#app/admin/post-form/store/form-context.ts";
import { keepDrafts, readyLanguages } from "#app/admin/post-form/states/save-intent.ts";
import { isAllPublished } from "#app/admin/post-form/states/translation-status.ts";
import { DiscardButton } from "./discard-button.tsx";
import type { SaveState } from "./save-machine.ts";
import { saveStateText } from "./save-state-text.ts";
import styles from "./post-save-bar.module.css";

/** Always visible: the state of the save, and the buttons to save, cancel and discard. */
export function PostSaveBar() {
  const mainButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.bar}>
      <SaveStatus />
      <SaveEndings mainButton={mainButton} />
      <SaveButtons mainButton={mainButton} />
    </div>
  );
}

function isRunning({ name }: SaveState): boolean {
  return !["idle", "refused", "saved"].includes(name);
}

function SaveStatus() {
  const { postForm } = useAdminMessages();
  const { state } = postForm;
  const { isNew } = usePostForm();
  const { save, hasSaved, onDevice: autosave, onServer } = useView((view) => view);
  const hasUnsaved = useHasUnsaved();
  const time = timeFormat(useLanguage());
  const formatTime = (milliseconds: number) => time.format(milliseconds);
  const isKeptAsDraft = isNew && onServer.state === "kept";
  const text = saveStateText(
    { isNew, save, autosave, isKeptAsDraft, hasUnsaved, hasSaved, formatTime },
    postForm,
  );
  const isBusy = isRunning(save) || save.name === "saved";
  // Screen readers hear that a save starts and that it waits, not each step of its progress.
  const announced = save.name === "saving" ? state.saving : isBusy || (hasSaved && !hasUnsaved) ? text : "";
  return (
    <div className={styles.state}>
      <p className={save.name === "waiting for connection" ? styles.waiting : undefined}>{text}</p>
      {save.name === "idle" && hasUnsaved && onServer.state !== "none" && (
        <p>{onServer.state === "kept" ? state.onServer(formatTime(onServer.at)) : state.notOnServer}</p>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {save.name === "saving" && (
        <progress className={styles.progress} max={1} value={save.progress} aria-label={state.progress} />
      )}
    </div>
  );
}

interface BesideMainButton {
  /** Gets the focus of a button that disappears when it is pressed. */
  mainButton: RefObject<HTMLButtonElement | null>;
}

/** Ends what runs or waits, or what was written. */
function SaveEndings({ mainButton }: BesideMainButton) {
  const { submit } = useAdminMessages().postForm;
  const { cancelSave } = usePostForm();
  const save = useView((view) => view.save);
  return (
    <div className={styles.aside}>
      <DiscardButton />
      {isRunning(save) && (
        <Button
          kind="quiet"
          small
          onClick={() => {
            mainButton.current?.focus();
            cancelSave();
          }}
        >
          {submit.cancel}
        </Button>
      )}
      {save.name === "waiting for connection" && <TryNow mainButton={mainButton} retryNow={save.retryNow} />}
    </div>
  );
}

/** Tries again when it is pressed, and as soon as there is a connection. */
function TryNow({ mainButton, retryNow }: BesideMainButton & { retryNow: () => void }) {
  const { tryNow } = useAdminMessages().postForm.submit;
  useEffect(() => {
    addEventListener("online", retryNow);
    return () => removeEventListener("online", retryNow);
  }, [retryNow]);
  return (
    <Button
      kind="quiet"
      small
      onClick={() => {
        mainButton.current?.focus();
        retryNow();
      }}
    >
      {tryNow}
    </Button>
  );
}

function SaveButtons({ mainButton }: BesideMainButton) {
  const { postForm, translationStates } = useAdminMessages();
  const { actions } = translationStates;
  const { submit, state } = postForm;
  const { isNew, mayPublish, saveButtonId, saving, store, view } = usePostForm();
  const status = useFormState((form) => form.status);
  const isBusy = useIsBusy();
  const isDisabled = useView(({ phase }) => phase.name !== "writing");
  // Drafts, schedules and withdrawn texts are not published by the way.
  const isSimple = isNew || isAllPublished(status);
  // Whether the main button changes what readers see.
  const isShown = Object.values(status.states).includes("published");
  const changeLabel = isShown ? submit.update : actions.publishSome;
  const publishLabel = isNew ? submit.create : changeLabel;
  const busyLabel = isShown ? submit.updating : state.saving;
  const label = mayPublish ? publishLabel : actions.saveDraft;
  const shared = { busy: isBusy, disabled: isDisabled };
  return (
    <div className={styles.buttons}>
      {mayPublish && (
        <>
          <Button
            kind="quiet"
            {...shared}
            title={isSimple ? undefined : submit.shortcut}
            onClick={() => void saving.submit(keepDrafts)}
          >
            {actions.saveDraft}
          </Button>
          <Button
            kind="quiet"
            {...shared}
            onClick={() => view.set({ scheduling: readyLanguages(store.read().fields) })}
          >
            {actions.schedule}
          </Button>
        </>
      )}
      <Button
        ref={mainButton}
        id={saveButtonId}
        type="submit"
        {...shared}
        title={isSimple || !mayPublish ? submit.shortcut : undefined}
      >
        {isBusy ? (isNew ? submit.creating : busyLabel) : label}
      </Button>
    </div>
  );
}
