import type { MissedSearch } from "#api/admin/statistics.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames } from "#i18n/languages.ts";
import { searchPath } from "#i18n/search/search-address.ts";
import table from "./count-table.module.css";

/** Lists searches that found nothing, the most frequent first. */
export function MissedSearches({ searches }: { searches: MissedSearch[] }) {
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
