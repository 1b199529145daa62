import { Link, useLocation, useRouteLoaderData } from "react-router";
import type { OwnPageLink } from "#api/guide/own-pages.ts";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { ownPagePath, type OwnPagePlace } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

interface OwnPageLinksProps {
  place: OwnPagePlace;
  className: string | undefined;
}

/** The pages that the owner has put into one place, each as an item of its list. */
export function OwnPageLinks({ place, className }: OwnPageLinksProps) {
  return useOwnPageLinks()
    .filter((page) => page.place === place)
    .map(({ path, title, isCurrent }) => (
      <li key={path}>
        <Link
          to={path}
          prefetch={linkPrefetch()}
          aria-current={isCurrent ? "page" : undefined}
          className={className}
        >
          {title}
        </Link>
      </li>
    ));
}

/** Those that the page's language has. */
export function useOwnPageLinks() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const root = useRouteLoaderData<{ details: { ownPages?: OwnPageLink[] } | null }>("root");
  return (root?.details?.ownPages ?? []).flatMap(({ place, links }) => {
    const link = links[language];
    if (!link) return [];
    const path = ownPagePath(link.address, language);
    return [{ place, path, title: link.title, isCurrent: path === pathname }];
  });
}
