import { categories } from "#api/categories.ts";
import { Field } from "#app/ui/field.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { CoverField } from "./cover-field.tsx";
import { placeId } from "./form-place.ts";
import type { FormState } from "./form-state.ts";
import type { FormPlace } from "./post-fields.ts";
import styles from "./common-fields.module.css";

interface CommonFieldsProps {
  formId: string;
  isNew: boolean;
  form: FormState;
  errorAt: (place: FormPlace) => string | undefined;
  onWrite: (name: "author" | "category", value: string) => void;
  onChooseCover: (file: Blob | null) => void;
}

/** What all languages share: author, category and cover. */
export function CommonFields({ formId, isNew, form, errorAt, onWrite, onChooseCover }: CommonFieldsProps) {
  const { fields } = useDeskMessages().postForm;
  const labels = useMessages().categories;
  return (
    <div className={styles.common}>
      <div className={styles.pair}>
        <Field label={fields.author} id={placeId(formId, "author")} error={errorAt("author")}>
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
        <Field label={fields.category} id={placeId(formId, "category")} error={errorAt("category")}>
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
        id={placeId(formId, "cover")}
        isNew={isNew}
        current={form.baseCover}
        chosen={form.cover}
        category={form.fields.category}
        error={errorAt("cover")}
        onChoose={onChooseCover}
      />
    </div>
  );
}
