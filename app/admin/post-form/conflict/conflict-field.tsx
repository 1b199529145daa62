import type { Picture } from "#api/posts/posts.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { formatLongMoment } from "#app/admin/schedule/moments.ts";
import { useFormState } from "#app/admin/post-form/store/form-context.ts";
import { fieldLabel } from "#app/admin/post-form/save/error-texts.ts";
import { compareBlocks } from "./compare-blocks.ts";
import { CoverPreview } from "#app/admin/post-form/fields/cover-preview.tsx";
import type { Side, Versions } from "./merge-versions.ts";
import { textOf, type FieldName, type FormField } from "#app/admin/post-form/store/post-fields.ts";
import styles from "./conflict-dialog.module.css";

const sides: readonly Side[] = ["theirs", "mine"];

interface ConflictFieldProps {
  name: string;
  field: FormField;
  versions: Versions;
  theirCover: Picture | null;
  chosen: Side;
  /** Whose the other version is, if that is known. */
  who: string | null;
  onChoose: (side: Side) => void;
}

/** A field that differs, in its two versions. */
export function ConflictField(props: ConflictFieldProps) {
  const { name, field, versions, theirCover, chosen, who, onChoose } = props;
  const { postForm } = useAdminMessages();
  const { mine, theirs, theirsOf } = postForm.conflict;
  const labels = { mine, theirs: who === null ? theirs : theirsOf(who) };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{fieldLabel(field, postForm)}</legend>
      <div className={styles.versions}>
        {sides.map((side) => (
          <label
            key={side}
            className={side === chosen ? `${styles.version} ${styles.chosen}` : styles.version}
          >
            <span className={styles.side}>
              <input type="radio" name={name} checked={side === chosen} onChange={() => onChoose(side)} />{" "}
              {labels[side]}
            </span>
            {field === "cover" ? (
              <CoverVersion side={side} theirs={theirCover} category={versions.theirs.category} />
            ) : (
              <FieldVersion field={field} side={side} versions={versions} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CoverVersionProps {
  side: Side;
  theirs: Picture | null;
  category: string;
}

function CoverVersion({ side, theirs, category }: CoverVersionProps) {
  const cover = useFormState((form) => form.cover);
  return <CoverPreview chosen={side === "mine" ? cover : null} current={theirs} category={category} />;
}

function FieldVersion({ field, side, versions }: { field: FieldName; side: Side; versions: Versions }) {
  const { postForm, altTexts } = useAdminMessages();
  const { conflict } = postForm;
  const { nameOf } = useCategories();
  const language = useLanguage();
  const value = versions[side][field];
  if (field === "category") return <span>{nameOf(value)}</span>;
  const text = textOf(field);
  if (field === "createdAt") return <span>{formatLongMoment(value, language)}</span>;
  if (field === "isPinned" || text?.name === "coverRole")
    return <span>{value === "" ? conflict.no : conflict.yes}</span>;
  if (text?.name !== "content") {
    return <span lang={text?.language}>{value.trim() || conflict.empty}</span>;
  }
  const other = versions[side === "mine" ? "theirs" : "mine"][field];
  const blocks = compareBlocks(value, other, { picture: conflict.picture, decorative: altTexts.decorative });
  return (
    <span lang={text.language} className={styles.blocks}>
      {blocks.length === 0 && conflict.empty}
      {blocks.map((block, index) => (
        <span key={`${index} ${block.text}`}>
          {block.isOnlyHere ? <mark>{block.text}</mark> : block.text}
        </span>
      ))}
    </span>
  );
}
