import type { Picture } from "#api/media.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { compareBlocks } from "./compare-blocks.ts";
import { CoverPreview } from "./cover-preview.tsx";
import type { DisputedPlace, Side, Versions } from "./merge-versions.ts";
import { textOf } from "./post-fields.ts";
import styles from "./conflict-dialog.module.css";

interface ConflictVersionProps {
  /** Of the group of radio buttons. */
  name: string;
  place: DisputedPlace;
  side: Side;
  versions: Versions;
  covers: { mine: Blob | null; theirs: Picture | null };
  isChosen: boolean;
  onChoose: () => void;
}

/** One side's version of a field, to be chosen. */
export function ConflictVersion({
  name,
  place,
  side,
  versions,
  covers,
  isChosen,
  onChoose,
}: ConflictVersionProps) {
  const { conflict } = useDeskMessages().postForm;
  return (
    <label className={isChosen ? `${styles.version} ${styles.chosen}` : styles.version}>
      <span className={styles.side}>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} /> {conflict[side]}
      </span>
      {place === "cover" ? (
        <CoverPreview
          chosen={side === "mine" ? covers.mine : null}
          current={covers.theirs}
          category={versions.theirs.category}
        />
      ) : (
        <FieldVersion place={place} side={side} versions={versions} />
      )}
    </label>
  );
}

function FieldVersion({
  place,
  side,
  versions,
}: {
  place: Exclude<DisputedPlace, "cover">;
  side: Side;
  versions: Versions;
}) {
  const { conflict } = useDeskMessages().postForm;
  const { categories } = useMessages();
  const value = versions[side][place];
  if (place === "category")
    return <span>{Object.entries(categories).find(([key]) => key === value)?.[1]}</span>;
  const text = textOf(place);
  if (text?.name !== "content") {
    return <span lang={text?.language}>{value.trim() || conflict.empty}</span>;
  }
  const other = versions[side === "mine" ? "theirs" : "mine"][place];
  const blocks = compareBlocks(value, other, conflict.picture);
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
