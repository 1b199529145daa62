import type { QueryClient } from "@tanstack/react-query";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { linkAddress } from "#api/post-html/link-address.ts";
import type { LinkOption, LinkSources } from "#app/admin/text-editor/link-sources.ts";
import { sites } from "#content/facts/places/sites.ts";
import { guideOptions, matchingOptions, maxOptions } from "./link-sources.ts";

/** Where a guide page's links can lead: pages and sections of the guide, the sites that it knows by a name, other addresses. */
export const guideLinksOf = (api: AdminClient, client: QueryClient): LinkSources => ({
  target(typed) {
    const address = typed.trim();
    if (/^(?:page:[\w-]+(?:#[\w-]+)?|#[\w-]+|site:\w+)$/.test(address)) return address;
    if (/^\+?\d[\d ]+$/.test(address)) return `tel:${address.replaceAll(" ", "")}`;
    return /^(?:https:\/\/\S+\.\S|tel:\+?\d+$)/.test(address) ? linkAddress(address) : null;
  },
  findPosts: (words) => Promise.resolve(matchingOptions(siteOptions, words).slice(0, maxOptions)),
  async findPages(words, language) {
    return matchingOptions(await guideOptions(api, client, language), words)
      .slice(0, maxOptions)
      .map((option) => ({ ...option, address: option.reference }));
  },
});

const siteOptions: LinkOption[] = Object.entries(sites).map(([id, { name, url }]) => ({
  id: `site-${id}`,
  name,
  within: new URL(url).hostname,
  address: `site:${id}`,
}));
