/** Where facts stand that editors have added. */
export const ownFactPlace = "own";

/** The id of such a fact. */
export function ownFactId(key: string): string {
  return `${ownFactPlace}.${key}`;
}

export function isOwnFact(id: string): boolean {
  return id.startsWith(`${ownFactPlace}.`);
}
