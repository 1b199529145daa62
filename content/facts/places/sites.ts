import data from "./sites.json" with { type: "json" };

interface Site {
  /** The name as its owner writes it. */
  name: string;
  url: string;
}

export type SiteId = keyof typeof data;

export const sites: Readonly<Record<SiteId, Site>> = data;
