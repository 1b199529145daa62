import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import {
  aliasesOf,
  authorSegments,
  factSegments,
  guidePages,
  overviewOf,
  toolPages,
  unprefixedAddresses,
  type GuidePage,
} from "#i18n/addresses.ts";

/** The guide pages with figures or with structured data of their own. All others are shown by `guide-page.tsx`. */
const drawing: Partial<Record<GuidePage, string>> = {
  "top-ten": "site/routes/guide/top-ten.tsx",
  weather: "site/routes/guide/weather.tsx",
  "lima-transport": "site/routes/guide/lima-transport.tsx",
  holidays: "site/routes/guide/holidays.tsx",
  itineraries: "site/routes/guide/itineraries.tsx",
  "altitude-health": "site/routes/guide/altitude-health.tsx",
  // Editors' own texts may still have the figure that has moved from it.
  "safety-health": "site/routes/guide/altitude-health.tsx",
  costs: "site/routes/guide/costs.tsx",
  questions: "site/routes/guide/questions.tsx",
  treks: "site/routes/guide/treks.tsx",
  jungle: "site/routes/guide/jungle.tsx",
  "getting-there": "site/routes/guide/getting-there.tsx",
  "beyond-classic": "site/routes/guide/beyond-classic.tsx",
  "machu-picchu": "site/routes/guide/machu-picchu.tsx",
  places: "site/routes/guide/places.tsx",
};

/** A page that is in no menu is drawn as its overview. */
function fileOf(page: GuidePage): string {
  return drawing[overviewOf(page) ?? page] ?? "site/routes/guide/guide-page.tsx";
}

export default [
  index("site/routes/language-redirect.ts"),

  route(":lang", "site/routes/language.tsx", [
    index("site/routes/home.tsx"),
    ...guidePages.flatMap((page) =>
      aliasesOf(page).map((alias) => route(alias, fileOf(page), { id: `${page} ${alias}` })),
    ),
    ...toolPages.flatMap((page) =>
      aliasesOf(page).map((alias) =>
        route(alias, `site/routes/tools/${page}.tsx`, { id: `${page} ${alias}` }),
      ),
    ),
    ...aliasesOf("search").map((alias) => route(alias, "site/routes/search.tsx", { id: `search ${alias}` })),
    route("blog", "site/routes/blog.tsx"),
    ...Object.values(authorSegments).map((segment) =>
      route(`blog/${segment}/:author`, "site/routes/blog/author.tsx", { id: `blog ${segment}` }),
    ),
    route("blog/:category", "site/routes/blog/category.tsx"),
    ...aliasesOf("privacy").map((alias) =>
      route(alias, "site/routes/privacy.tsx", { id: `privacy ${alias}` }),
    ),
    ...Object.values(factSegments).map((segment) =>
      route(`${segment}/:fact`, "site/routes/fact.tsx", { id: segment }),
    ),
    route("post/:slug?", "site/routes/post.tsx"),
    route("preview/:id", "site/routes/preview.tsx"),
    route(":address", "site/routes/own-page.tsx"),
    route("*", "site/routes/no-page.tsx"),
  ]),

  // Without a language prefix these pages are in the stored language.
  layout("admin/routes/admin-area.tsx", [
    route(":lang?/login", "admin/routes/login.tsx"),
    route(":lang?/register", "admin/routes/register.tsx"),
    route(":lang?/admin", "admin/routes/dashboard.tsx"),
    route(":lang?/admin/new", "admin/routes/write-post.tsx"),
    route(":lang?/admin/messages", "admin/routes/messages.tsx"),
    route(":lang?/admin/account", "admin/routes/own-account.tsx"),
    route(":lang?/admin/people", "admin/routes/people.tsx"),
    route(":lang?/admin/audit", "admin/routes/audit-log.tsx"),
    route(":lang?/admin/numbers", "admin/routes/statistics.tsx"),
    route(":lang?/admin/bin", "admin/routes/bin.tsx"),
    route(":lang?/admin/media", "admin/routes/media.tsx"),
    route(":lang?/admin/facts", "admin/routes/facts.tsx"),
    route(":lang?/admin/guide", "admin/routes/guide/guide-list.tsx"),
    route(":lang?/admin/guide/:page", "admin/routes/guide/edit-guide-page.tsx"),
    route(":lang?/admin/home", "admin/routes/site/home-slides.tsx"),
    route(":lang?/admin/menu", "admin/routes/site/site-menu.tsx"),
    route(":lang?/admin/settings", "admin/routes/site/site-settings.tsx"),
    route(":lang?/admin/backups", "admin/routes/site/site-backups.tsx"),
    route(":lang?/admin/import", "admin/routes/site/site-import.tsx"),
    route(":lang?/admin/status", "admin/routes/site/site-status.tsx"),
    route(":lang?/admin/edit/:id", "admin/routes/edit-post.tsx"),
    route(":lang?/edit/:id", "admin/routes/edit-post.tsx", { id: "edit by slug" }),
  ]),

  // Addresses from before the site had languages.
  ...unprefixedAddresses().map((address) =>
    route(address, "site/routes/legacy-redirects.ts", { id: `unprefixed ${address}` }),
  ),
  // How stored posts name a fact.
  route(`${factSegments.en}/:fact`, "site/routes/legacy-redirects.ts", { id: "unprefixed fact" }),
  route("post/:slug?", "site/routes/legacy-redirects.ts", { id: "unprefixed post" }),
] satisfies RouteConfig;
