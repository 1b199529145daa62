import { Link } from "react-router";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { pagePath, type Page } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { useCurrentMark } from "./use-current-page.ts";

export function PageLink({ page, className }: { page: Page; className: string | undefined }) {
  const { pages } = useMessages();
  const language = useLanguage();
  const current = useCurrentMark(page);
  return (
    <Link
      to={pagePath(page, language)}
      prefetch={linkPrefetch()}
      aria-current={current}
      className={className}
    >
      {pages[page].name}
    </Link>
  );
}
