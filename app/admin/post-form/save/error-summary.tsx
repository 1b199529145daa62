import { Alert } from "#app/ui/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { allFields } from "#app/admin/post-form/post-fields.ts";
import { usePostForm, useView } from "#app/admin/post-form/form-context.ts";
import { fieldErrorText, fieldLabel, summaryHeadline } from "./error-texts.ts";
import styles from "./error-summary.module.css";

/** Lists the errors of a save with a link to each field. */
export function ErrorSummary() {
  const { postForm } = useAdminMessages();
  const { isNew, errors: actions } = usePostForm();
  const errors = useView((view) => view.errors);
  const { fieldErrors, formError, isSummarized } = errors;
  if (!isSummarized) return null;
  const listed = allFields.flatMap((field) => {
    const error = fieldErrors[field];
    return error ? [{ field, ...fieldErrorText(field, error, isNew, postForm) }] : [];
  });
  const headline = summaryHeadline(errors, isNew, postForm);
  return (
    <Alert>
      <p className={styles.headline} lang={headline.lang}>
        {headline.text}
      </p>
      {formError?.detail && <p lang="en">{formError.detail}</p>}
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map(({ field, text, lang }) => (
            <li key={field}>
              <button type="button" className={styles.go} onClick={() => actions.goTo(field)}>
                {fieldLabel(field, postForm)}
              </button>
              : <span lang={lang}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
