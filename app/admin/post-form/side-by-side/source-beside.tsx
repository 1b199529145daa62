import { useMemo, useRef, useState, type ReactNode } from "react";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import "#app/ui/prose.css";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { recall, remember } from "#app/admin/post-form/drafts/device-memory.ts";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { fieldId, isStarted, textField, textIn } from "#app/admin/post-form/post-fields.ts";
import { sourceBlocks } from "./source-blocks.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./source-beside.module.css";

/** Whether the editor wants to see sources beside translations; remembered on this device. */
export function useBeside() {
  const [isWanted, setIsWanted] = useState(() => recall("desk-source-beside") === "yes");
  return {
    isWanted,
    set(wanted: boolean): void {
      setIsWanted(wanted);
      remember("desk-source-beside", wanted ? "yes" : "no");
    },
  };
}

interface SourceBesideProps {
  /** For all languages alike. */
  beside: ReturnType<typeof useBeside>;
  form: FormState;
  formId: string;
  language: Language;
  /** Not where another one is shown. */
  isOffered: boolean;
  /** The fields of the translation. */
  children: ReactNode;
}

/** The fields of a language, and beside those of a translation its source, when the editor wants that. */
export function SourceBeside({ beside, form, formId, language, isOffered, children }: SourceBesideProps) {
  const { show } = useAdminMessages().writingTogether.sideBySide;
  const source = form.status.sourceLanguage;
  const isPossible = isOffered && language !== source && isStarted(form.fields, source);
  const isOn = isPossible && beside.isWanted;
  return (
    <>
      {isPossible && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={beside.isWanted}
            onChange={({ target }) => beside.set(target.checked)}
          />
          {show}
        </label>
      )}
      <div className={isOn ? styles.pair : undefined}>
        {isOn && <SourceText form={form} formId={formId} translation={language} />}
        <div>{children}</div>
      </div>
    </>
  );
}

interface SourceTextProps {
  form: FormState;
  formId: string;
  translation: Language;
}

function SourceText({ form: { fields, status }, formId, translation }: SourceTextProps) {
  const { postForm, writingTogether } = useAdminMessages();
  const { label, empty } = writingTogether.sideBySide;
  const box = useRef<HTMLElement>(null);
  const source = status.sourceLanguage;
  const { title, summary, content } = textIn(fields, source);
  const { picture } = postForm.conflict;
  const blocks = useMemo(
    () => sourceBlocks(printHtml(readHtml(content), { calloutWords: blockWords[source] }), picture),
    [content, picture, source],
  );
  const id = (name: "title" | "summary" | "content") => fieldId(formId, textField(translation, name));
  useSteps({ source: box, ids: [id("title"), id("summary"), id("content")] });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section ref={box} tabIndex={0} aria-label={label(languageNames[source])} className={styles.source}>
      <p className={styles.name}>{label(languageNames[source])}</p>
      <p data-step="" lang={source} className={styles.title}>
        {title}
      </p>
      <p data-step="" lang={source} className={styles.summary}>
        {summary}
      </p>
      {blocks.length === 0 && <p className={styles.name}>{empty}</p>}
      {blocks.map((html, index) => (
        <div
          key={`${index} ${html.slice(0, 40)}`}
          data-step=""
          lang={source}
          className={`prose ${styles.block}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </section>
  );
}
