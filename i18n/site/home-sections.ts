import type { GuidePage } from "#i18n/addresses.ts";

/** The sections of the home page below its slides, in their usual order. */
export const homeSections = ["intro", "guide", "posts", "videos", "follow", "contact"] as const;

export type HomeSection = (typeof homeSections)[number];

/** The pages that the home page usually shows as cards, as the specification has them. */
export const usualCards = [
  "peru-guide",
  "entry",
  "top-ten",
  "weather",
  "gastronomy",
  "history",
] as const satisfies GuidePage[];
