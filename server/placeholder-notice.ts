import { placeholdersOf, type Owner } from "#content/facts/owner.ts";

/** For the owner; null when everything is filled in. */
export function placeholderNotice(details: Owner): string | null {
  const names = placeholdersOf(details);
  if (names.length === 0) return null;
  return `The footer still shows placeholders (${names.join(", ")}). Fill them in: content/facts/owner.ts`;
}
