import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { allFields, type FormField } from "#app/admin/post-form/post-fields.ts";
import { fieldErrorText, fieldLabel, summaryHeadline } from "./error-texts.ts";
import type { FormErrors } from "./form-errors.ts";
import styles from "./error-summary.module.css";

interface ErrorSummaryProps {
  errors: FormErrors;
  isNew: boolean;
  onGo: (field: FormField) => void;
}

/** Lists the errors with a link to each field. */
export function ErrorSummary({ errors, isNew, onGo }: ErrorSummaryProps) {
  const { postForm } = useAdminMessages();
  const { fieldErrors, formError } = errors;
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
              <button type="button" className={styles.go} onClick={() => onGo(field)}>
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
