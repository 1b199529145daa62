import { useMemo, useRef, type ReactNode } from "react";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import "#app/ui/prose.css";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { remember } from "#app/admin/post-form/drafts/device-memory.ts";
import {
  useFormState,
  useMayWrite,
  usePostForm,
  useText,
  useView,
} from "#app/admin/post-form/store/form-context.ts";
import { fieldId, isStarted, textField } from "#app/admin/post-form/store/post-fields.ts";
import { sourceBlocks } from "./source-blocks.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./source-beside.module.css";

interface SourceBesideProps {
  language: Language;
  /** The fields of the translation. */
  children: ReactNode;
}

/** The fields of a language, and beside those of a translation its source, when the editor wants that. */
export function SourceBeside({ language, children }: SourceBesideProps) {
  const { show } = useAdminMessages().writingTogether.sideBySide;
  const { view } = usePostForm();
  const mayWrite = useMayWrite(language);
  const isShown = useView(({ shown }) => shown === language);
  const isBeside = useView((now) => now.isBeside);
  const hasSource = useFormState(
    ({ status, fields }) => language !== status.sourceLanguage && isStarted(fields, status.sourceLanguage),
  );
  const isPossible = mayWrite && isShown && hasSource;
  const isOn = isPossible && isBeside;

  function want(isWanted: boolean): void {
    view.set({ isBeside: isWanted });
    remember("desk-source-beside", isWanted ? "yes" : "no");
  }

  return (
    <>
      {isPossible && (
        <label className={styles.switch}>
          <input type="checkbox" checked={isBeside} onChange={({ target }) => want(target.checked)} />
          {show}
        </label>
      )}
      <div className={isOn ? styles.pair : undefined}>
        {isOn && <SourceText translation={language} />}
        <div>{children}</div>
      </div>
    </>
  );
}

function SourceText({ translation }: { translation: Language }) {
  const { postForm, writingTogether } = useAdminMessages();
  const { label, empty } = writingTogether.sideBySide;
  const box = useRef<HTMLElement>(null);
  const { formId } = usePostForm();
  const source = useFormState(({ status }) => status.sourceLanguage);
  const { title, summary, content } = useText(source);
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
