import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { ConflictField } from "./conflict-field.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { conflictingFields, mergeVersions, type Savers, type Side } from "./merge-versions.ts";
import { textOf, type FormField } from "#app/admin/post-form/store/post-fields.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import type { SaveState } from "#app/admin/post-form/save/save-machine.ts";
import "#app/ui/dialogs/dialog.css";
import styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  conflict: Extract<SaveState, { name: "conflict" }>;
}

/** The side that is chosen for each field. */
type Chosen = ReadonlyMap<FormField, Side>;

/** Asks about what both have changed; the rest is merged without a question. */
export function ConflictDialog({ conflict: { theirs, versions, savers, resolve } }: ConflictDialogProps) {
  const { conflict, cancel } = useAdminMessages().postForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>(
    () => new Map(conflictingFields(versions).map((field) => [field, "mine"])),
  );
  const whoOf = useSaverOf(savers);
  const title = useRef<HTMLHeadingElement>(null);
  // The first control takes everything from the other, or is the side that is not chosen: the next key would switch.
  useModal(dialog, usePostForm().saveButtonId, title);

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
        {chosen.size > 1 && <OneSide chosen={chosen} onChoose={setChosen} whoOf={whoOf} />}
      </div>
      <div className={styles.fields}>
        {[...chosen].map(([field, side]) => (
          <ConflictField
            key={field}
            name={`${id}-${field}`}
            {...{ field, versions }}
            chosen={side}
            who={whoOf(field)}
            theirCover={theirs.cover}
            onChoose={(option) => setChosen(new Map(chosen).set(field, option))}
          />
        ))}
      </div>
      <p className={styles.buttons}>
        <Button kind="quiet" onClick={() => resolve(null)}>
          {cancel}
        </Button>
        <Button onClick={() => resolve(mergeVersions(versions, chosen))}>{conflict.save}</Button>
      </p>
    </dialog>
  );
}

/** @returns who wrote the stored version of a field; null where that is unknown, or it was the same person in another window */
function useSaverOf(savers: Savers): (field: FormField) => string | null {
  const { username } = useAdmin();
  return (field) => {
    const language = textOf(field)?.language;
    const saver = language && savers.get(language);
    return saver === undefined || saver === username ? null : saver;
  };
}

interface OneSideProps {
  chosen: Chosen;
  /** Whose the other side of a field is. */
  whoOf: (field: FormField) => string | null;
  onChoose: (chosen: Chosen) => void;
}

/** The same side everywhere. */
function OneSide({ chosen, whoOf, onChoose }: OneSideProps) {
  const { conflict } = useAdminMessages().postForm;
  const choose = (side: Side) => onChoose(new Map([...chosen.keys()].map((field) => [field, side])));
  const whose = [...new Set([...chosen.keys()].map(whoOf))];
  // Named where all of it is of one.
  const who = whose.length === 1 ? (whose[0] ?? null) : null;
  return (
    <p className={styles.all}>
      <Button kind="quiet" small onClick={() => choose("theirs")}>
        {who === null ? conflict.allTheirs : conflict.allTheirsOf(who)}
      </Button>
      <Button kind="quiet" small onClick={() => choose("mine")}>
        {conflict.allMine}
      </Button>
    </p>
  );
}
