import { differingFields, type FormField, type PostFields } from "#app/admin/post-form/post-fields.ts";

export type Side = "mine" | "theirs";

export interface Versions {
  base: PostFields;
  mine: PostFields;
  theirs: PostFields;
  /** Whether I chose another cover, and whether the stored cover differs from the one I started from. */
  cover: { mine: boolean; theirs: boolean };
}

export function conflictingFields({ mine, theirs, cover }: Versions): FormField[] {
  const fields = differingFields(mine, theirs);
  return cover.mine && cover.theirs ? [...fields, "cover"] : fields;
}

/** Proposes for each field the side that changed it; mine where both did. */
export function proposedSides({ base, mine, theirs, ...versions }: Versions): Map<FormField, Side> {
  const changedByMe = new Set<FormField>([...differingFields(base, mine), "cover"]);
  const fields = conflictingFields({ base, mine, theirs, ...versions });
  return new Map(fields.map((field) => [field, changedByMe.has(field) ? "mine" : "theirs"]));
}

export function mergeVersions(
  { mine, theirs }: Pick<Versions, "mine" | "theirs">,
  chosen: ReadonlyMap<FormField, Side>,
): PostFields {
  const merged = { ...theirs };
  for (const [field, side] of chosen) {
    if (field !== "cover" && side === "mine") merged[field] = mine[field];
  }
  return merged;
}
