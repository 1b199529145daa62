import { useMemo } from "react";
import type { GuidePageText } from "#content/guide-page.ts";

/** A page's words as JSON: as the router writes them, the many small objects of its lines would be a quarter longer. */
export function sentText(text: object): string {
  return JSON.stringify(text);
}

/** @param sent by `sentText`; the server prints the words of the guide and of the privacy page as this type */
export function useGuideText(sent: string): GuidePageText {
  return useMemo(() => JSON.parse(sent) as GuidePageText, [sent]);
}
