import { iconPath, iconSizes } from "#api/media.ts";
import type { SiteSettings } from "#api/settings/site-settings.ts";
import { pagePath, toolPages } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { withSiteName } from "#i18n/messages/with-site-name.ts";
import type { Language } from "#i18n/languages.ts";

const drawnIcons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192", purpose: "any maskable" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

/** The owner's, as they are: what lies at their edge may not be cut off. */
function ownIcons(icon: string) {
  return [iconSizes.small, iconSizes.large].map((size) => ({
    src: iconPath(icon, size),
    type: "image/png",
    sizes: `${size}x${size}`,
  }));
}

/** Phones show the first three or four: what somebody on the way needs at once. */
const urgent = ["emergency", "phrasebook", "trip-planner", "search"] as const;

/** The manifest by which a phone shows the site among its apps; a long touch on the icon offers the tools. */
export async function writeManifest(
  language: Language,
  { siteName, icon }: Pick<SiteSettings, "siteName" | "icon">,
): Promise<string> {
  await loadMessages(language);
  const { pages, site } = withSiteName(loadedMessages(language), siteName);
  const shortcuts = [...new Set([...urgent, ...toolPages])].map((page) => ({
    name: pages[page].name,
    url: pagePath(page, language),
    icons: [{ src: `/pictures/shortcuts/${page}.png`, type: "image/png", sizes: "192x192" }],
  }));
  return JSON.stringify({
    id: pagePath("home", language),
    name: site.name,
    short_name: site.name,
    description: pages.home.teaser,
    lang: language,
    start_url: pagePath("home", language),
    scope: "/",
    display: "minimal-ui",
    background_color: "#f6f0e4",
    theme_color: "#f6f0e4",
    icons: icon === null ? drawnIcons : ownIcons(icon),
    shortcuts,
  });
}
