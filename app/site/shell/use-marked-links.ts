import { useLocation, useRouteLoaderData } from "react-router";
import type { LinkedPages } from "#api/settings/site-menu.ts";
import { ownPagePath } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useCurrentMark, useCurrentPage } from "./use-current-page.ts";

/** Names the page that the links of menu and footer mark as the reader's own; empty where they mark none. */
export function useMarkedLinks(): string {
  const { pathname } = useLocation();
  const language = useLanguage();
  const page = useCurrentPage();
  const isBelowBlog = useCurrentMark("blog") === "true";
  const ownPages = useRouteLoaderData<{ details: LinkedPages | null }>("root")?.details?.ownPages ?? [];
  if (page) return page;
  if (isBelowBlog) return "below the blog";
  const isOwn = ownPages.some(({ links }) => {
    const link = links[language];
    return link && ownPagePath(link.address, language) === pathname;
  });
  return isOwn ? pathname : "";
}
