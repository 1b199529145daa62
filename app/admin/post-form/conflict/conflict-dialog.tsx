import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { ConflictField } from "./conflict-field.tsx";
import { usePostForm } from "#app/admin/post-form/form-context.ts";
import { conflictingFields, mergeVersions, type Side } from "./merge-versions.ts";
import type { FormField } from "#app/admin/post-form/post-fields.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import type { SaveState } from "#app/admin/post-form/save/save-machine.ts";
import "#app/ui/dialog.css";
import styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  conflict: Extract<SaveState, { name: "conflict" }>;
}

/** Asks about what both have changed; the rest is merged without a question. */
export function ConflictDialog({ conflict: { theirs, versions, resolve } }: ConflictDialogProps) {
  const { postForm } = useAdminMessages();
  const { conflict } = postForm;
  const { saveButtonId } = usePostForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<FormField, Side>>(
    () => new Map(conflictingFields(versions).map((field) => [field, "mine"])),
  );
  const title = useRef<HTMLHeadingElement>(null);
  // The first control takes everything from the other, or is the side that is not chosen: the next key would switch.
  useModal(dialog, saveButtonId, title);

  function chooseEverywhere(side: Side): void {
    setChosen(new Map([...chosen.keys()].map((field) => [field, side])));
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        resolve(null);
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {conflict.title}
        </h2>
        <p id={`${id}-text`}>{conflict.text}</p>
        {chosen.size > 1 && <OneSide onChoose={chooseEverywhere} />}
      </div>
      <div className={styles.fields}>
        {[...chosen].map(([field, side]) => (
          <ConflictField
            key={field}
            name={`${id}-${field}`}
            field={field}
            chosen={side}
            versions={versions}
            theirCover={theirs.cover}
            onChoose={(option) => setChosen(new Map(chosen).set(field, option))}
          />
        ))}
      </div>
      <p className={styles.buttons}>
        <Button kind="quiet" onClick={() => resolve(null)}>
          {postForm.cancel}
        </Button>
        <Button onClick={() => resolve(mergeVersions(versions, chosen))}>{conflict.save}</Button>
      </p>
    </dialog>
  );
}

/** The same side everywhere. */
function OneSide({ onChoose }: { onChoose: (side: Side) => void }) {
  const { conflict } = useAdminMessages().postForm;
  return (
    <p className={styles.all}>
      <Button kind="quiet" small onClick={() => onChoose("theirs")}>
        {conflict.allTheirs}
      </Button>
      <Button kind="quiet" small onClick={() => onChoose("mine")}>
        {conflict.allMine}
      </Button>
    </p>
  );
}
