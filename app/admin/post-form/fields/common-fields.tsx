import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { fieldId } from "#app/admin/post-form/store/post-fields.ts";
import { AuthorField } from "./author-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { useFieldError, useValue } from "./use-text-control.tsx";
import styles from "./common-fields.module.css";

/** The fields without a language: author, category and cover. */
export function CommonFields() {
  return (
    <div className={styles.common}>
      <div className={styles.pair}>
        <AuthorField />
        <CategoryField />
      </div>
      <CoverField />
    </div>
  );
}

function CategoryField() {
  const { fields } = useAdminMessages().postForm;
  const { ids, nameOf } = useCategories();
  const { formId, isNew } = usePostForm();
  const [value, write] = useValue("category");
  // One of an import that the site does not know is shown, until another one is chosen.
  const offered = ids.includes(value) ? ids : [value, ...ids];
  return (
    <Field label={fields.category} id={fieldId(formId, "category")} error={useFieldError("category")}>
      {(control) => (
        <select {...control} required={!isNew} value={value} onChange={({ target }) => write(target.value)}>
          {offered.map((category) => (
            <option key={category} value={category}>
              {nameOf(category)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
