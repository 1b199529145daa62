import { useId, useRef, useState } from "react";
import type { WholePost } from "#api/posts.ts";
import { Button } from "#app/ui/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { ConflictField } from "./conflict-field.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { mergeVersions, proposedSides, type Side } from "./merge-versions.ts";
import { fieldsOf, type FormField } from "#app/admin/post-form/post-fields.ts";
import { useModal } from "./use-modal.ts";
import type { Resolution } from "#app/admin/post-form/save/save-machine.ts";
import "#app/ui/dialog.css";
import styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  form: FormState;
  theirs: WholePost;
  /** Gets the focus after closing if the control that had it is gone. */
  saveButtonId: string;
  /** Called with the version to save; with null when the editor cancels. */
  onResolve: (resolution: Resolution | null) => void;
}

export function ConflictDialog({ form, theirs, saveButtonId, onResolve }: ConflictDialogProps) {
  const { postForm } = useAdminMessages();
  const { conflict } = postForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [versions] = useState(() => ({
    base: form.base,
    mine: form.fields,
    theirs: fieldsOf(theirs),
    cover: { mine: form.cover !== null, theirs: theirs.cover?.hash !== form.baseCover?.hash },
  }));
  const [chosen, setChosen] = useState(() => proposedSides(versions));
  const title = useRef<HTMLHeadingElement>(null);
  // The first control takes everything from the other, or is the side that is not chosen: the next key would switch.
  useModal(dialog, saveButtonId, title);

  function choose(field: FormField, side: Side): void {
    setChosen(new Map(chosen).set(field, side));
  }

  function chooseEverywhere(side: Side): void {
    setChosen(new Map([...chosen.keys()].map((field) => [field, side])));
  }

  function resolve(): void {
    onResolve({ fields: mergeVersions(versions, chosen), keepsCover: chosen.get("cover") !== "theirs" });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onResolve(null);
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {conflict.title}
        </h2>
        <p id={`${id}-text`}>{chosen.size > 0 ? conflict.text : conflict.same}</p>
        {chosen.size > 1 && (
          <p className={styles.all}>
            <Button kind="quiet" small onClick={() => chooseEverywhere("theirs")}>
              {conflict.allTheirs}
            </Button>
            <Button kind="quiet" small onClick={() => chooseEverywhere("mine")}>
              {conflict.allMine}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.fields}>
        {[...chosen].map(([field, side]) => (
          <ConflictField
            key={field}
            name={`${id}-${field}`}
            field={field}
            chosen={side}
            versions={versions}
            covers={{ mine: form.cover, theirs: theirs.cover }}
            onChoose={(option) => choose(field, option)}
          />
        ))}
      </div>
      <p className={styles.buttons}>
        <Button kind="quiet" onClick={() => onResolve(null)}>
          {postForm.cancel}
        </Button>
        <Button onClick={resolve}>{conflict.save}</Button>
      </p>
    </dialog>
  );
}
