import { useState } from "react";
import { MomentField } from "#app/admin/schedule/moment-field.tsx";
import { chosenTimeOf, formatLongMoment, momentOf, type ChosenTime } from "#app/admin/schedule/moments.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Folded } from "#app/ui/forms/folded.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { fieldId } from "#app/admin/post-form/store/post-fields.ts";
import { AuthorField } from "./author-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { useFieldError, useValue } from "./use-text-control.tsx";
import styles from "./common-fields.module.css";

/** The fields that all languages share. */
export function CommonFields() {
  return (
    <div className={styles.common}>
      <div className={styles.pair}>
        <AuthorField />
        <CategoryField />
        <PinField />
        <DateField />
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

function PinField() {
  const { fields } = useAdminMessages().postForm;
  const [value, write] = useValue("isPinned");
  return (
    <CheckField
      label={fields.isPinned}
      hint={fields.isPinnedHint}
      isChecked={value !== ""}
      onChange={(isChecked) => write(isChecked ? "true" : "")}
    />
  );
}

/** The date of a post that was published; another one has none yet. */
function DateField() {
  const { fields } = useAdminMessages().postForm;
  const { formId } = usePostForm();
  const language = useLanguage();
  const [value, write] = useValue("createdAt");
  const error = useFieldError("createdAt");
  const hasDate = useFormState(({ status }) =>
    Object.values(status.states).some((state) => state === "published" || state === "unpublished"),
  );
  const [isOpen, setIsOpen] = useState(false);
  const [unfinished, setUnfinished] = useState<ChosenTime>();
  if (!hasDate || value === "") return null;
  return (
    <Folded
      title={`${fields.createdAt}: ${formatLongMoment(value, language)}`}
      isOpen={isOpen || Boolean(error)}
      onToggle={setIsOpen}
    >
      <div id={fieldId(formId, "createdAt")} tabIndex={-1}>
        {error && <Alert>{error}</Alert>}
        <MomentField
          time={unfinished ?? chosenTimeOf(new Date(value))}
          onChange={(time) => {
            const moment = momentOf(time);
            setUnfinished(moment ? undefined : time);
            if (moment) write(moment.toISOString());
          }}
        />
      </div>
    </Folded>
  );
}
