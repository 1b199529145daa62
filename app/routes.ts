import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { aliasesOf, guidePages, unprefixedAddresses, type GuidePage } from "#i18n/addresses.ts";

/** The pages of the guide that draw data beside their words; the others need no more than `guide-page.tsx`. */
const drawing: Partial<Record<GuidePage, string>> = {
  topTen: "routes/site/top-ten.tsx",
  weather: "routes/site/weather.tsx",
  limaTransport: "routes/site/lima-transport.tsx",
  holidays: "routes/site/holidays.tsx",
};

export default [
  index("routes/front-door.ts"),

  route(":lang", "routes/site/language.tsx", [
    index("routes/site/home.tsx"),
    ...guidePages.flatMap((page) =>
      aliasesOf(page).map((alias) =>
        route(alias, drawing[page] ?? "routes/site/guide-page.tsx", { id: `${page} ${alias}` }),
      ),
    ),
    route("blog", "routes/site/blog.tsx"),
    ...aliasesOf("privacy").map((alias) =>
      route(alias, "routes/site/privacy.tsx", { id: `privacy ${alias}` }),
    ),
    route("post/:slug?", "routes/site/post.tsx"),
    route("*", "routes/site/no-page.tsx"),
  ]),

  // The admin area; without a language its pages are shown in the stored one.
  layout("routes/desk/desk.tsx", [
    route(":lang?/login", "routes/desk/login.tsx"),
    route(":lang?/register", "routes/desk/register.tsx"),
    route(":lang?/admin", "routes/desk/admin.tsx"),
    route(":lang?/admin/edit/:id", "routes/desk/edit-post.tsx"),
    route(":lang?/edit/:id", "routes/desk/edit-post.tsx", { id: "edit by slug" }),
  ]),

  // Old addresses, from before there were languages.
  ...unprefixedAddresses().map((address) =>
    route(address, "routes/unprefixed.ts", { id: `unprefixed ${address}` }),
  ),
  route("post/:slug?", "routes/unprefixed.ts", { id: "unprefixed post" }),
] satisfies RouteConfig;
