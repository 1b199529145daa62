import { longestNote } from "#api/documents/longest-note.ts";
import { useFormState } from "#app/admin/post-form/store/form-context.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import { FoldedField } from "#app/ui/forms/folded-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useTextControl, useValue } from "./use-text-control.tsx";

/** The line to the readers about the change of a text that they have. */
export function NoteField({ language }: { language: Language }) {
  const { changeNote: texts } = useAdminMessages();
  const [value, write] = useValue(textField(language, "note"));
  const control = useTextControl(language, "note");
  const isPublished = useFormState(({ status }) => status.states[language] === "published");
  if (!isPublished && value === "") return null;
  return (
    <FoldedField
      {...control}
      title={texts.title}
      hint={texts.hint}
      lang={language}
      maxLength={longestNote}
      value={value}
      onWrite={write}
    />
  );
}
