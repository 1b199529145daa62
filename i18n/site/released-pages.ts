import { guidePages, type GuidePage } from "#i18n/addresses.ts";

/** A page whose words come with the release, and which editors may change. */
export type ReleasedPage = GuidePage | "privacy";

/** Those of the guide, then the one that readers always have, in no menu. */
export const releasedPages: readonly ReleasedPage[] = [...guidePages, "privacy"];

export function isReleasedPage(page: string): page is ReleasedPage {
  return releasedPages.some((one) => one === page);
}
