import { useState } from "react";
import { longestDescription } from "#api/documents/plain-text.ts";
import { Folded } from "#app/ui/forms/folded.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { textOfFacts, wordsOfLine } from "#app/admin/guide/compare/compare-documents.ts";
import type { LineEditorSlot } from "./editor-slots.ts";
import type { DocumentForm } from "./use-document-form.ts";
import fieldStyles from "../../../ui/forms/field.module.css";
import styles from "./guide-form.module.css";

interface DetailProps {
  /** Begins the ids of the fields. */
  id: string;
  form: DocumentForm;
  language: Language;
}

interface PageDetailsProps extends DetailProps {
  LineEditor: LineEditorSlot;
  /** Whether the page has a picture at its head. */
  hasPicture: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The fields for search engines and social cards, and for the picture at the page's head. */
export function PageDetails({ LineEditor, hasPicture, isOpen, onToggle, ...shared }: PageDetailsProps) {
  const { form: texts } = useAdminMessages().guide;
  const { id, form, language } = shared;
  return (
    <Folded title={texts.details} isOpen={isOpen} onToggle={onToggle}>
      <div className={styles.fields}>
        <Description {...shared} LineEditor={LineEditor} />
        {hasPicture && (
          <Field label={texts.pictureAlt} hint={texts.pictureAltHint} id={`${id}-pictureAlt`}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                lang={language}
                value={form.attrs.pictureAlt}
                onChange={({ target }) => form.change({ pictureAlt: target.value })}
              />
            )}
          </Field>
        )}
        <Keywords {...shared} />
      </div>
    </Folded>
  );
}

function Description({ id, form, language, LineEditor }: DetailProps & { LineEditor: LineEditorSlot }) {
  const { form: texts } = useAdminMessages().guide;
  const { attrs, base, epoch, change } = form;
  const [typed, setTyped] = useState<{ epoch: number; text: string }>();
  const said =
    typed?.epoch === epoch ? typed.text : wordsOfLine(attrs.description, textOfFacts(base.printings));
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} aria-hidden="true">
        {texts.description}
      </span>
      <LineEditor
        key={epoch}
        id={`${id}-description`}
        label={texts.description}
        lang={language}
        describedBy={`${id}-description-hint`}
        content={attrs.description}
        printings={base.printings}
        onChange={(description, text) => {
          setTyped({ epoch, text });
          change({ description });
        }}
      />
      <p
        id={`${id}-description-hint`}
        className={said.length > longestDescription ? fieldStyles.error : fieldStyles.hint}
      >
        {texts.descriptionLength(said.length, longestDescription)}
      </p>
    </div>
  );
}

/** One on each line; a line that is being typed stays as it is. */
function Keywords({ form, language }: DetailProps) {
  const { form: texts } = useAdminMessages().guide;
  const { attrs, epoch, change } = form;
  const [typed, setTyped] = useState({ epoch, text: attrs.keywords.join("\n") });

  function write(text: string): void {
    setTyped({ epoch, text });
    const lines = text.split("\n").map((line) => line.trim());
    change({ keywords: lines.filter(Boolean) });
  }

  return (
    <Field label={texts.keywords} hint={texts.keywordsHint}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          lang={language}
          value={typed.epoch === epoch ? typed.text : attrs.keywords.join("\n")}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  );
}
