import { adminPaths } from "#api/admin/admin-paths.ts";
import type { Period } from "#api/admin/statistics-periods.ts";
import type { MissedSearch } from "#api/admin/statistics.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames } from "#i18n/languages.ts";
import { searchPath } from "#i18n/search/search-address.ts";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./statistics-board.module.css";
import table from "./count-table.module.css";

interface MissedSearchesProps {
  searches: MissedSearch[];
  period: Period;
}

/** Lists searches that found nothing, the most frequent first. */
export function MissedSearches({ searches, period }: MissedSearchesProps) {
  const texts = useAdminMessages().statistics;
  return (
    <section className={list.section}>
      <h2>{texts.missedSearches}</h2>
      <p className={styles.note}>{texts.missedSearchesIntro}</p>
      <SearchTable searches={searches} />
      <p>
        <a className={list.download} download href={`${adminPaths.missedSearchesCsv}?days=${period}`}>
          {texts.downloadSearches}
        </a>
      </p>
    </section>
  );
}

function SearchTable({ searches }: { searches: MissedSearch[] }) {
  const texts = useAdminMessages().statistics;
  if (searches.length === 0) return <p>{texts.noMissedSearches}</p>;
  return (
    <table className={table.table} aria-label={texts.missedSearches}>
      <thead>
        <tr>
          <th scope="col">{texts.searched}</th>
          <th scope="col">{texts.language}</th>
          <th scope="col">{texts.times}</th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ language, words, count }) => (
          <tr key={`${language} ${words}`}>
            <th scope="row">
              {words === "" ? texts.otherSearches : <a href={searchPath(language, words)}>{words}</a>}
            </th>
            <td>{languageNames[language]}</td>
            <td>{texts.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
