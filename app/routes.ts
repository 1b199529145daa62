import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { aliasesOf, guidePages, unprefixedAddresses, type GuidePage } from "#i18n/addresses.ts";

/** The guide pages with figures. All others are shown by `guide-page.tsx`. */
const drawing: Partial<Record<GuidePage, string>> = {
  "top-ten": "site/routes/top-ten.tsx",
  weather: "site/routes/weather.tsx",
  "lima-transport": "site/routes/lima-transport.tsx",
  holidays: "site/routes/holidays.tsx",
  costs: "site/routes/costs.tsx",
};

export default [
  index("site/routes/language-redirect.ts"),

  route(":lang", "site/routes/language.tsx", [
    index("site/routes/home.tsx"),
    ...guidePages.flatMap((page) =>
      aliasesOf(page).map((alias) =>
        route(alias, drawing[page] ?? "site/routes/guide-page.tsx", { id: `${page} ${alias}` }),
      ),
    ),
    route("blog", "site/routes/blog.tsx"),
    ...aliasesOf("privacy").map((alias) =>
      route(alias, "site/routes/privacy.tsx", { id: `privacy ${alias}` }),
    ),
    route("post/:slug?", "site/routes/post.tsx"),
    route("*", "site/routes/no-page.tsx"),
  ]),

  // Without a language prefix these pages are in the stored language.
  layout("admin/routes/admin-area.tsx", [
    route(":lang?/login", "admin/routes/login.tsx"),
    route(":lang?/register", "admin/routes/register.tsx"),
    route(":lang?/admin", "admin/routes/dashboard.tsx"),
    route(":lang?/admin/account", "admin/routes/own-account.tsx"),
    route(":lang?/admin/people", "admin/routes/people.tsx"),
    route(":lang?/admin/audit", "admin/routes/audit-log.tsx"),
    route(":lang?/admin/status", "admin/routes/site-status.tsx"),
    route(":lang?/admin/edit/:id", "admin/routes/edit-post.tsx"),
    route(":lang?/edit/:id", "admin/routes/edit-post.tsx", { id: "edit by slug" }),
  ]),

  // Addresses from before the site had languages.
  ...unprefixedAddresses().map((address) =>
    route(address, "site/routes/legacy-redirects.ts", { id: `unprefixed ${address}` }),
  ),
  route("post/:slug?", "site/routes/legacy-redirects.ts", { id: "unprefixed post" }),
] satisfies RouteConfig;
