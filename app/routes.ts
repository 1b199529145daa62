import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import {
  aliasesOf,
  askPath,
  authorSegments,
  factSegments,
  guidePages,
  toolPages,
  unprefixedAddresses,
  withoutLanguage,
} from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { routeFileOf } from "./guide-route-files.ts";

export default [
  index("site/routes/language-redirect.ts"),

  route(":lang", "site/routes/language.tsx", [
    index("site/routes/home.tsx"),
    ...guidePages.flatMap((page) =>
      aliasesOf(page).map((alias) => route(alias, routeFileOf(page), { id: `${page} ${alias}` })),
    ),
    ...aliasesOf("ways").map((alias) =>
      route(`${alias}/:pair`, "site/routes/guide/way-pair.tsx", { id: `way ${alias}` }),
    ),
    ...toolPages.flatMap((page) =>
      aliasesOf(page).map((alias) =>
        route(alias, `site/routes/tools/${page}.tsx`, { id: `${page} ${alias}` }),
      ),
    ),
    ...languages.map((language) =>
      route(withoutLanguage(askPath(language)).slice(1), "site/routes/tools/ask-plan.tsx", {
        id: `ask ${language}`,
      }),
    ),
    ...aliasesOf("search").map((alias) => route(alias, "site/routes/search.tsx", { id: `search ${alias}` })),
    ...aliasesOf("blog").flatMap((alias) => [
      route(alias, "site/routes/blog.tsx", { id: `blog ${alias}` }),
      ...Object.values(authorSegments).map((segment) =>
        route(`${alias}/${segment}/:author`, "site/routes/blog/author.tsx", {
          id: `blog ${alias} ${segment}`,
        }),
      ),
      route(`${alias}/:category`, "site/routes/blog/category.tsx", { id: `blog ${alias} category` }),
    ]),
    ...aliasesOf("changes").map((alias) =>
      route(alias, "site/routes/changes.tsx", { id: `changes ${alias}` }),
    ),
    ...aliasesOf("privacy").map((alias) =>
      route(alias, "site/routes/privacy.tsx", { id: `privacy ${alias}` }),
    ),
    ...Object.values(factSegments).map((segment) =>
      route(`${segment}/:fact`, "site/routes/fact.tsx", { id: segment }),
    ),
    route("post/:slug?", "site/routes/post.tsx"),
    route("preview/page/:page", "site/routes/page-preview.tsx"),
    route("preview/:id", "site/routes/preview.tsx"),
    route(":address", "site/routes/own-page.tsx"),
    route("*", "site/routes/no-page.tsx"),
  ]),

  // Without a language prefix these pages are in the stored language.
  layout("admin/routes/admin-area.tsx", [
    route(":lang?/login", "admin/routes/login.tsx"),
    route(":lang?/register", "admin/routes/register.tsx"),
    layout("admin/routes/auth-guard.tsx", [
      route(":lang?/admin", "admin/routes/dashboard.tsx"),
      route(":lang?/admin/new", "admin/routes/write-post.tsx"),
      route(":lang?/admin/messages", "admin/routes/messages.tsx"),
      route(":lang?/admin/account", "admin/routes/own-account.tsx"),
      route(":lang?/admin/people", "admin/routes/people.tsx"),
      route(":lang?/admin/audit", "admin/routes/audit-log.tsx"),
      route(":lang?/admin/statistics", "admin/routes/statistics.tsx"),
      route(":lang?/admin/bin", "admin/routes/bin.tsx"),
      route(":lang?/admin/media", "admin/routes/media.tsx"),
      route(":lang?/admin/facts", "admin/routes/facts.tsx"),
      route(":lang?/admin/guide", "admin/routes/guide/guide-list.tsx"),
      route(":lang?/admin/guide/:page", "admin/routes/guide/edit-guide-page.tsx"),
      route(":lang?/admin/home", "admin/routes/site/home-sections.tsx"),
      route(":lang?/admin/slides", "admin/routes/site/home-slides.tsx"),
      route(":lang?/admin/menu", "admin/routes/site/site-menu.tsx"),
      route(":lang?/admin/alerts", "admin/routes/site/site-alerts.tsx"),
      route(":lang?/admin/authors", "admin/routes/site/site-authors.tsx"),
      route(":lang?/admin/categories", "admin/routes/site/site-categories.tsx"),
      route(":lang?/admin/settings", "admin/routes/site/site-settings.tsx"),
      route(":lang?/admin/backups", "admin/routes/site/site-backups.tsx"),
      route(":lang?/admin/import", "admin/routes/site/site-import.tsx"),
      route(":lang?/admin/status", "admin/routes/site/site-status.tsx"),
      route(":lang?/admin/edit/:id", "admin/routes/edit-post.tsx"),
      route(":lang?/edit/:id", "admin/routes/edit-post.tsx", { id: "edit by slug" }),
    ]),
  ]),

  // Addresses from before the site had languages.
  ...unprefixedAddresses().map((address) =>
    route(address, "site/routes/legacy-redirects.ts", { id: `unprefixed ${address}` }),
  ),
  // How stored posts name a fact.
  route(`${factSegments.en}/:fact`, "site/routes/legacy-redirects.ts", { id: "unprefixed fact" }),
  route("post/:slug?", "site/routes/legacy-redirects.ts", { id: "unprefixed post" }),
] satisfies RouteConfig;
