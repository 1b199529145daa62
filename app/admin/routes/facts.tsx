import { Link, useSearchParams } from "react-router";
import { FactsPage } from "#app/admin/facts/facts-page.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { guideListPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ facts }) => facts.title, needs: "facts.edit" };

/** The navigation counts the open reports. */
export default function FactsRoute() {
  const { facts, guide } = useAdminMessages();
  const { refresh } = useTodos();
  const from = useSearchParams()[0].get("from");
  const language = useLanguage();
  // Any other address would be somebody's who made up the link.
  const ways = from?.startsWith(`${guideListPath(language)}/`) && (
    <Link to={from}>{guide.editor.backToPage}</Link>
  );
  return (
    <AdminPage title={facts.title} intro={facts.intro} ways={ways}>
      <FactsPage key={from} onSettled={refresh} />
    </AdminPage>
  );
}
