import { expect, test } from "vitest";
import { openedPages } from "./opened-pages.ts";

const routes = [
  {
    path: ":lang",
    file: "site/routes/language.tsx",
    children: [
      { path: "peru-costs", file: "site/routes/guide/costs.tsx", id: "costs peru-costs" },
      { path: "money", file: "site/routes/tools/money.tsx", id: "money money" },
      { path: "post/:slug", file: "site/routes/post.tsx" },
    ],
  },
  {
    file: "admin/routes/admin-area.tsx",
    children: [{ path: ":lang?/admin/edit/:id", file: "admin/routes/edit-post.tsx" }],
  },
];

const site = "site/routes/language.tsx";

test.each([
  ["an address", 'page.goto("/en/peru-costs#prices")', [site, "site/routes/guide/costs.tsx"]],
  ["a template", "page.goto(`/hu/post/${slug}`)", [site, "site/routes/post.tsx"]],
  [
    "a template of language and server",
    "page.goto(`${other.url}/${language}/post/${slug}`)",
    [site, "site/routes/post.tsx"],
  ],
  ["a page's id", 'pagePath("money", "en")', [site, "site/routes/tools/money.tsx"]],
  ["a list of pages", "for (const page of guidePages)", [site, "site/routes/guide/costs.tsx"]],
  [
    "an address without a language",
    '"/admin/edit/7"',
    ["admin/routes/admin-area.tsx", "admin/routes/edit-post.tsx"],
  ],
  ["a call", 'fetch("/api/post/lima")', []],
  ["a text", '"/ or // in a text"', []],
])("%s names pages with their layouts", (_, source, opened) => {
  expect([...openedPages(source, routes)]).toEqual(opened);
});
