import { differingFields, type FieldName, type PostFields } from "./post-fields.ts";

/** Whose version of a field is meant. */
export type Side = "mine" | "theirs";

/** A field, or the cover's file, of which there are two versions. */
export type DisputedPlace = FieldName | "cover";

export interface Versions {
  base: PostFields;
  mine: PostFields;
  theirs: PostFields;
  /** Whether I chose another cover, and whether the stored one is another than I started from. */
  cover: { mine: boolean; theirs: boolean };
}

/** Where the two versions differ, in the order of the form. */
export function disputedPlaces({ mine, theirs, cover }: Versions): DisputedPlace[] {
  const fields = differingFields(mine, theirs);
  return cover.mine && cover.theirs ? [...fields, "cover"] : fields;
}

/** What to propose: the side that changed the field; where both did, the one who is asked. */
export function proposedSides({ base, mine, theirs, ...versions }: Versions): Map<DisputedPlace, Side> {
  const changedByMe = new Set<DisputedPlace>([...differingFields(base, mine), "cover"]);
  const places = disputedPlaces({ base, mine, theirs, ...versions });
  return new Map(places.map((place) => [place, changedByMe.has(place) ? "mine" : "theirs"]));
}

/** Both versions in one, each disputed field from the chosen side. */
export function mergeVersions(
  { mine, theirs }: Pick<Versions, "mine" | "theirs">,
  chosen: ReadonlyMap<DisputedPlace, Side>,
): PostFields {
  const merged = { ...theirs };
  for (const [place, side] of chosen) {
    if (place !== "cover" && side === "mine") merged[place] = mine[place];
  }
  return merged;
}
