import type { SiteDetails, SocialNetwork } from "#api/settings/site-details.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Their own names, in the order in which they are shown. */
const names: Record<SocialNetwork, string> = {
  tiktok: "TikTok",
  youtube: "YouTube",
  instagram: "Instagram",
  facebook: "Facebook",
};

interface SocialPage {
  network: SocialNetwork;
  name: string;
  url: string;
}

/** The owner's pages on other sites. */
export function socialPages(details: SiteDetails | null): SocialPage[] {
  return keysOf(names)
    .map((network) => ({ network, name: names[network], url: details?.[network] ?? "" }))
    .filter(({ url }) => url !== "");
}
