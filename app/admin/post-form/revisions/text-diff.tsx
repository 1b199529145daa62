import type { RevisionAnswer } from "#api/desk/revisions.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import type { Language } from "#i18n/languages.ts";
import { textNames, type TextName } from "#app/admin/post-form/post-fields.ts";
import { diffContents, diffWords, type DiffPart } from "./diff-words.ts";
import styles from "./text-diff.module.css";

export type ComparedText = Pick<RevisionAnswer, TextName>;

/** The changed lines of each changed field. */
function diffTexts(
  before: ComparedText,
  after: ComparedText,
  { picture: pictureLabel, yes, no }: PostFormMessages["conflict"],
): { name: TextName; blocks: DiffPart[][] }[] {
  const diffs = textNames.map((name) => {
    if (name === "content")
      return { name, blocks: diffContents(before.content, after.content, pictureLabel) };
    if (name === "coverRole") {
      const said = ({ coverRole }: ComparedText) => (coverRole === "" ? no : yes);
      const [was, is] = [said(before), said(after)];
      return { name, blocks: was === is ? [] : [diffWords(was, is)] };
    }
    const isSame = before[name].trim() === after[name].trim();
    return { name, blocks: isSame ? [] : [diffWords(before[name], after[name])] };
  });
  return diffs.filter(({ blocks }) => blocks.length > 0);
}

interface TextDiffProps {
  before: ComparedText;
  after: ComparedText;
  language: Language;
}

export function TextDiff({ before, after, language }: TextDiffProps) {
  const { postForm, translationStates } = useAdminMessages();
  const diffs = diffTexts(before, after, postForm.conflict);
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

function Part({ text, change }: DiffPart) {
  if (change === "removed") return <del className={styles.removed}>{text}</del>;
  return change === "added" ? <ins className={styles.added}>{text}</ins> : text;
}
