import { Link } from "react-router";
import { linkPrefetch } from "#app/ui/link-prefetch.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { useCurrentPage } from "./use-current-page.ts";

export function PageLink({ page, className }: { page: Page; className: string | undefined }) {
  const { pages } = useMessages();
  const language = useLanguage();
  const isCurrent = useCurrentPage() === page;
  return (
    <Link
      to={pagePath(page, language)}
      prefetch={linkPrefetch()}
      aria-current={isCurrent ? "page" : undefined}
      className={className}
    >
      {pages[page].name}
    </Link>
  );
}
