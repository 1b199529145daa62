import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AdminDocumentList } from "#api/guide/admin-documents.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { foldText } from "#app/ui/fold-text.ts";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { pagePath, toolPages, type ToolPage } from "#i18n/addresses.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { NewOwnPage } from "../own/new-own-page.tsx";
import { GuideRow, titleOf } from "./guide-row.tsx";
import list from "../../../ui/lists/item-list.module.css";

/** The owner's pages and those of the guide, each with where its languages stand. */
export function GuideList() {
  const { api } = useAdmin();
  const texts = useAdminMessages().guide;
  const { data, isError, refetch } = useQuery({
    queryKey: ["adminDocuments"],
    queryFn: () => api.listAdminDocuments(),
  });
  if (isError)
    return (
      <RetryAlert retry={texts.retry} onRetry={() => void refetch()}>
        {texts.loadFailed}
      </RetryAlert>
    );
  return data ? <LoadedList all={data} /> : <Loading text={texts.loading} />;
}

function LoadedList({ all }: { all: AdminDocumentList }) {
  const { may } = useAdmin();
  const texts = useAdminMessages().guide;
  const [query, setQuery] = useState("");
  const [search, setSearch] = useSearchParams();
  const isFiltered = search.get("state") === "outdated";
  const outdated = all.filter(isOutdated);
  const { found, tools } = useFound(isFiltered ? outdated : all, query);
  return (
    <section aria-label={texts.title} className={list.section}>
      {may.includes("guide.edit") && <NewOwnPage />}
      <Field label={texts.search}>
        {(control) => (
          <input {...control} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        )}
      </Field>
      {(isFiltered || outdated.length > 0) && (
        <CheckField
          label={texts.outdatedOnly(outdated.length)}
          isChecked={isFiltered}
          onChange={(isChecked) => setSearch(isChecked ? { state: "outdated" } : {})}
        />
      )}
      <p role="status" className={list.status}>
        {found.length > 0 || tools.length > 0 ? texts.found(found.length) : texts.none}
      </p>
      {tools.length > 0 && <FoundTools tools={tools} />}
      <ul className={list.rows}>
        {found.map((item) => (
          <GuideRow key={item.page} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** The pages with the words in their titles, or in the menu's names, and the tools that are called so. */
function useFound(all: AdminDocumentList, query: string) {
  const { pages } = useMessages();
  const language = useLanguage();
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const has = (...names: string[]) => words.every((word) => foldText(names.join(" ")).includes(word));
  return {
    found: all.filter(({ page, languages }) =>
      has(isOwnPage(page) ? "" : pages[page].name, titleOf(languages, language).title),
    ),
    tools: words.length > 0 ? toolPages.filter((page) => has(pages[page].name)) : [],
  };
}

function isOutdated({ languages }: AdminDocumentList[number]): boolean {
  return Object.values(languages).some((state) => state.isOutdated);
}

/** Tools that are searched for among the pages, where they cannot be edited. */
function FoundTools({ tools }: { tools: readonly ToolPage[] }) {
  const texts = useAdminMessages().guide;
  const { pages } = useMessages();
  const language = useLanguage();
  return (
    <>
      <p>{texts.areTools}</p>
      <ul>
        {tools.map((page) => (
          <li key={page}>
            <a href={pagePath(page, language)}>{pages[page].name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
