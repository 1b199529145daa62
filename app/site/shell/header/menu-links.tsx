import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { MenuPlace } from "#i18n/site/site-menu.ts";
import { PageLink } from "#app/site/shell/page-link.tsx";
import { useSiteMenu } from "#app/site/shell/use-site-menu.ts";

interface MenuLinksProps {
  place: MenuPlace;
  className: string | undefined;
}

/** The pages that are linked in one place, the site's and the owner's, each as an item of its list. */
export function MenuLinks({ place, className }: MenuLinksProps) {
  return useSiteMenu()
    .linksOf(place)
    .map((link) =>
      "page" in link ? (
        <li key={link.page}>
          <PageLink page={link.page} className={className} />
        </li>
      ) : (
        <li key={link.path}>
          <SiteLink to={link.path} aria-current={link.isCurrent ? "page" : undefined} className={className}>
            {link.title}
          </SiteLink>
        </li>
      ),
    );
}
