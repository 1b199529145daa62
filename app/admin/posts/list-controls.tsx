import { listStates, type ListState } from "#api/admin/post-list-words.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isLanguage, languageNames, languages, locales } from "#i18n/languages.ts";
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
      <Field label={dashboard.states.filter}>
        {(control) => (
          <select
            {...control}
            value={query.state}
            onChange={({ target }) =>
              onChange({ state: listStates.find((state) => state === target.value) ?? "all" })
            }
          >
            {listStates.map((state) => (
              <option key={state} value={state}>
                {nameOf(state)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.language}>
        {(control) => (
          <select
            {...control}
            value={query.in ?? ""}
            onChange={({ target }) => onChange({ in: isLanguage(target.value) ? target.value : null })}
          >
            <option value="">{texts.anyLanguage}</option>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.sort}>
        {(control) => (
          <select
            {...control}
            value={query.sort}
            onChange={({ target }) =>
              onChange({ sort: offeredSorts.find((sort) => sort === target.value) ?? "changed" })
            }
          >
            {offeredSorts.map((sort) => (
              <option key={sort} value={sort}>
                {texts.sorts[sort]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
