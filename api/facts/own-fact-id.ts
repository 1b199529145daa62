/** Where facts stand that editors have added. */
export const ownFactPlace = "own";

/** The form of what follows there. */
export const ownFactKey = /^[a-z][A-Za-z0-9]{1,39}$/;

/** UTF-16 code units. */
export const longestFactName = 120;

/** The id of such a fact. */
export function ownFactId(key: string): string {
  return `${ownFactPlace}.${key}`;
}

export function isOwnFact(id: string): boolean {
  return id.startsWith(`${ownFactPlace}.`);
}
