import type { ReactNode } from "react";
import { categories } from "#api/posts/categories.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { CoverField } from "./cover-field.tsx";
import type { CoverLibrarySlot } from "./cover-library-dialog.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { fieldId, type CommonName, type FormField } from "#app/admin/post-form/post-fields.ts";
import styles from "./common-fields.module.css";

interface CommonFieldsProps {
  formId: string;
  isNew: boolean;
  form: FormState;
  errorOf: (field: FormField) => ReactNode;
  onWrite: (name: CommonName, value: string) => void;
  onChooseCover: (file: Blob | null) => void;
  CoverLibrary: CoverLibrarySlot | undefined;
  onChooseStoredCover: (picture: LibraryPicture) => void;
}

/** The fields without a language: author, category and cover. */
export function CommonFields({ formId, isNew, form, errorOf, onWrite, ...covering }: CommonFieldsProps) {
  const { fields } = useAdminMessages().postForm;
  const labels = useMessages().categories;
  return (
    <div className={styles.common}>
      <div className={styles.pair}>
        <Field label={fields.author} id={fieldId(formId, "author")} error={errorOf("author")}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              required={!isNew}
              value={form.fields.author}
              onChange={({ target }) => onWrite("author", target.value)}
            />
          )}
        </Field>
        <Field label={fields.category} id={fieldId(formId, "category")} error={errorOf("category")}>
          {(control) => (
            <select
              {...control}
              required={!isNew}
              value={form.fields.category}
              onChange={({ target }) => onWrite("category", target.value)}
            >
              {categories.map((category) => (
                <option key={category} value={category}>
                  {labels[category]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <CoverField
        id={fieldId(formId, "cover")}
        isNew={isNew}
        current={form.baseCover}
        chosen={form.cover}
        category={form.fields.category}
        error={errorOf("cover")}
        onChoose={covering.onChooseCover}
        Library={covering.CoverLibrary}
        onChooseStored={covering.onChooseStoredCover}
      />
    </div>
  );
}
