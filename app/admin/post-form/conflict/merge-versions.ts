import type { RevisionSummary } from "#api/admin/revisions.ts";
import type { Language } from "#i18n/languages.ts";
import {
  allFields,
  coverNames,
  differingFields,
  fieldNames,
  textField,
  textOf,
  type FormField,
  type PostFields,
} from "#app/admin/post-form/store/post-fields.ts";

export type Side = "mine" | "theirs";

export interface Versions {
  base: PostFields;
  mine: PostFields;
  theirs: PostFields;
  /** Whether I chose another cover, and whether the stored cover differs from the one I started from. */
  cover: { mine: boolean; theirs: boolean };
  /** Fields that the account may not write stay theirs, and are not asked about. */
  mayWrite: (field: FormField) => boolean;
}

/** The accounts that saved the stored text of each language last, as far as they are known. */
export type Savers = ReadonlyMap<Language, string | null>;

/** @param revisions the newest first */
export function saversOf(revisions: readonly Pick<RevisionSummary, "language" | "savedBy">[]): Savers {
  // The last one of a language to be put in is its newest.
  return new Map(revisions.toReversed().map(({ language, savedBy }) => [language, savedBy]));
}

/** The fields that both have changed, to different values. */
export function conflictingFields({ base, mine, theirs, cover, mayWrite }: Versions): FormField[] {
  const changed = { mine: changedFrom(base, mine), theirs: changedFrom(base, theirs) };
  const differing = new Set<FormField>(differingFields(mine, theirs));
  if (cover.mine && cover.theirs) differing.add("cover");
  const isChanged = (field: FormField) =>
    field === "cover" || (changed.mine.has(field) && changed.theirs.has(field));
  return allFields.filter((field) => differing.has(field) && mayWrite(field) && isChanged(field));
}

/** The cover's two fields in a language are one decision: neither is taken without the other. */
function changedFrom(base: PostFields, fields: PostFields): Set<FormField> {
  const changed = new Set<FormField>(differingFields(base, fields));
  for (const field of differingFields(base, fields)) {
    const text = textOf(field);
    const isOfCover = coverNames.some((name) => name === text?.name);
    if (text && isOfCover) for (const name of coverNames) changed.add(textField(text.language, name));
  }
  return changed;
}

/** Each field from the side that changed it; where both did, from the chosen one, or mine. */
export function mergeVersions(
  versions: Versions,
  chosen: ReadonlyMap<FormField, Side> = new Map(),
): { fields: PostFields; keepsCover: boolean } {
  const { base, mine, theirs, cover, mayWrite } = versions;
  const changed = changedFrom(base, mine);
  const fields = { ...theirs };
  for (const name of fieldNames) {
    const isMine = changed.has(name) && mayWrite(name) && chosen.get(name) !== "theirs";
    if (isMine) fields[name] = mine[name];
  }
  return { fields, keepsCover: cover.mine && mayWrite("cover") && chosen.get("cover") !== "theirs" };
}
