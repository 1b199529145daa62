import { DiffedWords } from "#app/ui/diff/diffed-words.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { diffTexts, type ComparedText } from "./diff-texts.ts";
import styles from "../../../ui/diff/diffed-words.module.css";

interface TextDiffProps {
  before: ComparedText;
  after: ComparedText;
  language: Language;
}

export function TextDiff({ before, after, language }: TextDiffProps) {
  const { postForm, translationStates, altTexts } = useAdminMessages();
  const labels = { picture: postForm.conflict.picture, decorative: altTexts.decorative };
  const diffs = diffTexts(before, after, labels);
  if (diffs.length === 0) return <p>{translationStates.diff.none}</p>;
  return (
    <dl className={styles.diff}>
      {diffs.map(({ name, blocks }) => (
        <div key={name}>
          <dt>{postForm.fields[name]}</dt>
          {blocks.map((parts, index) => (
            <dd key={`${index} ${parts[0]?.text}`} lang={language}>
              <DiffedWords parts={parts} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
