import { listStates, type ListState } from "#api/admin/post-list-words.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { offeredSorts, type ListQuery } from "./list-query.ts";
import styles from "./post-list.module.css";

interface ListControlsProps {
  query: ListQuery;
  counts: Record<ListState, number> | undefined;
  onChange: (change: Partial<ListQuery>) => void;
}

/** Search, filters and order. Each state tells how many posts it would leave. */
export function ListControls({ query, counts, onChange }: ListControlsProps) {
  const { dashboard, postMatrix: texts } = useAdminMessages();
  const number = new Intl.NumberFormat(locales[useLanguage()]);

  function nameOf(state: ListState): string {
    // How many are changed is counted only when it is asked for: all their texts are compared.
    const isUnknown = !counts || (state === "changed" && query.state !== "changed");
    if (isUnknown) return texts.filters[state]("").replace(" ()", "");
    return texts.filters[state](number.format(counts[state]));
  }

  return (
    <div className={styles.ways}>
      <SearchField
        search={query.search}
        label={dashboard.posts.search}
        hint={texts.searchHint}
        maxLength={200}
        onSearch={(search) => onChange({ search })}
      />
      <Choice
        label={dashboard.states.filter}
        value={query.state}
        options={listStates}
        nameOf={nameOf}
        onChoose={(state) => onChange({ state })}
      />
      <Choice
        label={texts.language}
        value={query.in ?? ""}
        options={["", ...languages]}
        nameOf={(language) => (language === "" ? texts.anyLanguage : languageNames[language])}
        langOf={(language) => language || undefined}
        onChoose={(language) => onChange({ in: language || null })}
      />
      <Choice
        label={texts.sort}
        value={query.sort}
        options={offeredSorts}
        nameOf={(sort) => texts.sorts[sort]}
        onChoose={(sort) => onChange({ sort })}
      />
    </div>
  );
}
