import { guidePages } from "#i18n/addresses.ts";
import type { ReleasedPage } from "#i18n/own-pages.ts";

/** Those of the guide, then the one that readers always have, in no menu. */
export const releasedPages: readonly ReleasedPage[] = [...guidePages, "privacy"];

export function isReleasedPage(page: string): page is ReleasedPage {
  return releasedPages.some((one) => one === page);
}
