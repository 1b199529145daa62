import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { pagePath, type Page } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { useCurrentMark } from "./use-current-page.ts";

export function PageLink({ page, className }: { page: Page; className: string | undefined }) {
  const { pages } = useMessages();
  const language = useLanguage();
  const current = useCurrentMark(page);
  return (
    <SiteLink to={pagePath(page, language)} aria-current={current} className={className}>
      {pages[page].name}
    </SiteLink>
  );
}
