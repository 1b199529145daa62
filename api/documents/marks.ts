import type { Mark } from "./block-tree.ts";

export function isSameMark(one: Mark, other: Mark | undefined): boolean {
  if (one.type !== "link") return one.type === other?.type;
  return other?.type === "link" && one.attrs.href === other.attrs.href;
}

/** The address of a fact in stored HTML, which no language has to itself. */
export const factHref = (fact: string) => `/fact/${fact}`;
