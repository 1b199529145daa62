import type { Table } from "#content/guide-page.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { FactMonths } from "#app/site/parts/fact-page-link.tsx";
import { HomeCountryChoice } from "#app/site/guide/home-country/home-country-choice.tsx";
import { homeCountriesOf } from "#i18n/home-country/home-country-words.ts";
import { lineText } from "#content/documents/line.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./data-table.module.css";

/** Letters that fit in one row on a phone. */
const narrow = 40;

/** Two or three columns with fewer letters than this would stand too far apart at full width. */
const sparse = 64;

/** Cells such as "2335 m", "26." and "–" are aligned to the right. */
const number = /^(?:–|\d[\d\s.,]*[\p{Ll}º]{0,3})$/u;

/** On a narrow screen each row becomes a block, and each cell is preceded by the name of its column. */
export function DataTable({ table: { caption, head, rows, facts } }: { table: Table }) {
  const language = useLanguage();
  const { className, isNumber } = lookOf(head, rows);
  const homes = rows.map(([name = ""]) => homeCountriesOf(head[0] ?? "", lineText(name), language));
  const countries = [...new Set(homes.flat())];
  const frame = (
    <div className={styles.frame}>
      <table className={className}>
        <caption>
          {caption}
          {facts && <FactMonths facts={facts} language={language} />}
        </caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={isNumber[column] ? styles.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells], index) => (
            <tr key={index} data-home={homes[index]?.join(" ") || undefined}>
              <th scope="row">
                <InlineText>{name}</InlineText>
              </th>
              {cells.map((cell, column) => (
                <td
                  key={head[column + 1]}
                  data-column={head[column + 1]}
                  className={isNumber[column + 1] ? styles.number : undefined}
                >
                  <InlineText>{cell}</InlineText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return countries.length > 1 ? <HomeCountryChoice countries={countries}>{frame}</HomeCountryChoice> : frame;
}

/** How wide a table needs to be, and which of its columns hold numbers. */
function lookOf(head: Table["head"], rows: Table["rows"]): { className: string; isNumber: boolean[] } {
  const shown = rows.map((row) => row.map(lineText));
  const longest = head.map((name, column) =>
    Math.max(name.length, ...shown.map((row) => row[column]?.length ?? 0)),
  );
  const letters = longest.reduce((sum, length) => sum + length);
  const isNumber = head.map((_, column) => shown.every((row) => number.test(row[column] ?? "")));
  const classes = [
    styles.table,
    head.length > 2 && letters > narrow && styles.wide,
    head.length < 4 && letters < sparse && styles.sparse,
  ];
  return { className: classes.filter(Boolean).join(" "), isNumber };
}
