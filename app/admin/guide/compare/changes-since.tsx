import type { GuideDocument } from "#api/guide/guide-document.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { textOfFacts } from "./compare-documents.ts";
import { DifferenceLines } from "./difference-lines.tsx";
import { differencesOf } from "./differences.ts";
import type { DocumentForm } from "#app/admin/guide/form/use-document-form.ts";

interface ChangesSinceProps {
  before: GuideDocument;
  form: DocumentForm;
  language: Language;
}

/** How the text in the form differs from another one. */
export function ChangesSince({ before, form, language }: ChangesSinceProps) {
  const { compare, form: fields } = useAdminMessages().guide;
  const labels = { ...fields, title: fields.pageTitle };
  const differences = differencesOf(before, form.current, textOfFacts(form.base.printings), labels);
  if (differences.length === 0) return <p>{compare.none}</p>;
  return differences.map((difference) => (
    <div key={difference.key}>
      <DifferenceLines difference={difference} language={language} />
    </div>
  ));
}
