import { factKinds } from "#api/facts/fact-kinds.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { guidePages } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { factStates, type FactFilter } from "./filter-facts.ts";
import styles from "./facts-page.module.css";

interface FactFiltersProps {
  facts: AdminFact[];
  filter: FactFilter;
  onFilter: (filter: FactFilter) => void;
}

export function FactFilters({ facts, filter, onFilter }: FactFiltersProps) {
  const texts = useAdminMessages().facts;
  const { pages } = useMessages();
  const used = guidePages.filter((page) => facts.some((fact) => fact.pages.includes(page)));
  return (
    <div className={styles.filters}>
      <Field label={texts.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={texts.searchHint}
            value={filter.query}
            onChange={({ target }) => onFilter({ ...filter, query: target.value })}
          />
        )}
      </Field>
      <Field label={texts.state}>
        {(control) => (
          <select
            {...control}
            value={filter.state}
            onChange={({ target }) =>
              onFilter({ ...filter, state: factStates.find((one) => one === target.value) ?? "all" })
            }
          >
            {factStates.map((one) => (
              <option key={one} value={one}>
                {texts.states[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.kind}>
        {(control) => (
          <select
            {...control}
            value={filter.kind ?? ""}
            onChange={({ target }) =>
              onFilter({ ...filter, kind: factKinds.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{texts.allKinds}</option>
            {factKinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.page}>
        {(control) => (
          <select
            {...control}
            value={filter.page ?? ""}
            onChange={({ target }) => onFilter({ ...filter, page: target.value || null })}
          >
            <option value="">{texts.allPages}</option>
            {used.map((page) => (
              <option key={page} value={page}>
                {pages[page].name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
