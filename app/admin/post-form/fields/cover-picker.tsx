import { useRef, useState } from "react";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import fieldStyles from "../../../ui/forms/field.module.css";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { fieldId } from "#app/admin/post-form/store/post-fields.ts";
import { acceptedCovers } from "./use-cover-check.ts";
import { useFieldError } from "./use-text-control.tsx";
import styles from "./cover-field.module.css";

const CoverLibraryDialog = onDemand(
  async () => (await import("./cover-library-dialog.tsx")).CoverLibraryDialog,
);

/** The cover's file input, with what is wrong with the file. */
export function CoverPicker() {
  const { cover, fields } = useAdminMessages().postForm;
  const { formId, isNew, cover: choosing } = usePostForm();
  const id = fieldId(formId, "cover");
  const hasChosen = useFormState((form) => form.cover !== null);
  const hasAny = useFormState((form) => (form.cover ?? form.baseCover) !== null);
  const error = useFieldError("cover");
  const input = useRef<HTMLInputElement>(null);

  function removeChosen(): void {
    void choosing.choose(null);
    input.current?.focus();
  }

  return (
    <div className={styles.choose}>
      <label id={`${id}-label`} htmlFor={id} className={fieldStyles.label}>
        {fields.cover}
      </label>
      <div className={styles.buttons}>
        <FileInput
          ref={input}
          id={id}
          accept={acceptedCovers(isNew)}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          choose={hasAny ? cover.chooseOther : cover.choose}
          onFiles={([file]) => {
            if (file) void choosing.choose(file);
          }}
        />
        <FromLibrary id={`${id}-library`} />
        {hasChosen && (
          <Button kind="quiet" small onClick={removeChosen}>
            {cover.remove}
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {isNew ? cover.hintNew : cover.hint}
      </p>
    </div>
  );
}

/** Offers the stored pictures, to those who may see them. */
function FromLibrary({ id }: { id: string }) {
  const { fromLibrary } = useAdminMessages().postForm.cover;
  const { given, cover } = usePostForm();
  const [isOpen, setIsOpen] = useState(false);
  const { CoverLibrary } = given;
  if (!CoverLibrary) return null;
  return (
    <>
      <Button id={id} kind="quiet" small aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {fromLibrary}
      </Button>
      {isOpen && (
        <CoverLibraryDialog openerId={id} onClose={() => setIsOpen(false)}>
          <CoverLibrary
            onChosen={(picture) => {
              setIsOpen(false);
              cover.chooseStored(picture);
            }}
          />
        </CoverLibraryDialog>
      )}
    </>
  );
}
