import { useMemo, type ReactNode } from "react";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { EmptySource, SourceBeside, SourceStep, SourceText } from "#app/admin/writing/source-beside.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import {
  useFormState,
  useMayWrite,
  usePostForm,
  useText,
  useView,
} from "#app/admin/post-form/store/form-context.ts";
import { fieldId, isStarted, textField } from "#app/admin/post-form/store/post-fields.ts";
import { sourceBlocks } from "./source-blocks.ts";

interface PostSourceBesideProps {
  language: Language;
  /** The fields of the translation. */
  children: ReactNode;
}

/** The fields of a language, and beside those of a translation its source, when the editor wants that. */
export function PostSourceBeside({ language, children }: PostSourceBesideProps) {
  const { view } = usePostForm();
  const mayWrite = useMayWrite(language);
  const isShown = useView(({ shown }) => shown === language);
  const isBeside = useView((now) => now.isBeside);
  const hasSource = useFormState(
    ({ status, fields }) => language !== status.sourceLanguage && isStarted(fields, status.sourceLanguage),
  );
  return (
    <SourceBeside
      isPossible={mayWrite && isShown && hasSource}
      isWanted={isBeside}
      onWant={(isWanted) => view.set({ isBeside: isWanted })}
      source={<PostSource translation={language} />}
    >
      {children}
    </SourceBeside>
  );
}

function PostSource({ translation }: { translation: Language }) {
  const { picture } = useAdminMessages().postForm.conflict;
  const { formId } = usePostForm();
  const source = useFormState(({ status }) => status.sourceLanguage);
  const { title, summary, content } = useText(source);
  const blocks = useMemo(
    () => sourceBlocks(printHtml(readHtml(content), { calloutWords: blockWords[source] }), picture),
    [content, picture, source],
  );
  const names = ["title", "summary", "content"] as const;
  return (
    <SourceText language={source} ids={names.map((name) => fieldId(formId, textField(translation, name)))}>
      <SourceStep lang={source} look="title">
        {title}
      </SourceStep>
      <SourceStep lang={source} look="summary">
        {summary}
      </SourceStep>
      {blocks.length === 0 && <EmptySource />}
      {blocks.map((html, index) => (
        <SourceStep key={`${index} ${html.slice(0, 40)}`} lang={source} look="block" html={html} />
      ))}
    </SourceText>
  );
}
