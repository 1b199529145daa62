import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { diffTexts, type ComparedText } from "./diff-texts.ts";
import type { DiffPart } from "./diff-words.ts";
import styles from "./text-diff.module.css";

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
              {parts.map((part, at) => (
                <Part key={`${at} ${part.text}`} {...part} />
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Part({ text, change, src }: DiffPart) {
  const shown = (
    <>
      {src && <img src={src} alt="" className={styles.picture} referrerPolicy="no-referrer" />}
      {text}
    </>
  );
  if (change === "removed") return <del className={styles.removed}>{shown}</del>;
  return change === "added" ? <ins className={styles.added}>{shown}</ins> : shown;
}
