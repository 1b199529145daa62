import { ErrorList } from "#app/ui/notices/error-list.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import { allFields } from "#app/admin/post-form/store/post-fields.ts";
import { fieldErrorText, fieldLabel, summaryHeadline } from "./error-texts.ts";

/** Lists the errors of a save with a link to each field. */
export function ErrorSummary() {
  const { postForm } = useAdminMessages();
  const { isNew, errors: actions } = usePostForm();
  const errors = useView((view) => view.errors);
  const { fieldErrors, formError, isSummarized } = errors;
  if (!isSummarized) return null;
  const faults = allFields.flatMap((field) => {
    const error = fieldErrors[field];
    if (!error) return [];
    const text = fieldErrorText(field, error, isNew, postForm);
    return [{ ...text, label: fieldLabel(field, postForm), onGo: () => actions.goTo(field) }];
  });
  const headline = summaryHeadline(errors, isNew, postForm);
  return (
    <ErrorList headline={headline.text} lang={headline.lang} detail={formError?.detail} faults={faults} />
  );
}
