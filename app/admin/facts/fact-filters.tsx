import { factKinds } from "#api/facts/fact-kinds.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { guidePages } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
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
      <Choice
        label={texts.state}
        value={filter.state}
        options={factStates}
        nameOf={(state) => texts.states[state]}
        onChoose={(state) => onFilter({ ...filter, state })}
      />
      <Choice
        label={texts.kind}
        value={filter.kind ?? ""}
        options={["", ...factKinds]}
        nameOf={(kind) => (kind === "" ? texts.allKinds : texts.kinds[kind])}
        onChoose={(kind) => onFilter({ ...filter, kind: kind || null })}
      />
      <Choice
        label={texts.page}
        value={filter.page ?? ""}
        options={["", ...used]}
        nameOf={(page) => (page === "" ? texts.allPages : pages[page].name)}
        onChoose={(page) => onFilter({ ...filter, page: page || null })}
      />
    </div>
  );
}
