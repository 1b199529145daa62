import type { Mark } from "./inline.ts";

export function isSameMark(one: Mark, other: Mark | undefined): boolean {
  if (one.type === "link") return other?.type === "link" && one.attrs.href === other.attrs.href;
  if (one.type === "local") return other?.type === "local" && one.attrs.language === other.attrs.language;
  return one.type === other?.type;
}

/** The address of a fact in stored HTML, which no language has to itself. */
export const factHref = (fact: string) => `/fact/${fact}`;
