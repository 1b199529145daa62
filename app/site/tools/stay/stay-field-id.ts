import type { StayFieldName } from "#content/tools/stays/check-stay.ts";

/** For labels and for links to what is wrong. */
export function stayFieldId(field: StayFieldName): string {
  return `_stay-${field}`;
}
