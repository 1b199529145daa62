import { countOutcomes, noteText, type ImportReport } from "#api/import/import-report.ts";
import type { ImportTexts } from "#i18n/admin/import/hu.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";

interface Reader {
  texts: ImportTexts;
  language: Language;
}

/** The counts of a report: outcomes, languages, pictures, drawings, former addresses. */
export function summaryOf(report: ImportReport, { texts, language }: Reader): [string, string][] {
  const number = (n: number) => formatNumber(n, language);
  return [
    ...countOutcomes(report.posts).map(([outcome, n]): [string, string] => [
      texts.outcomes[outcome],
      texts.report.posts(n),
    ]),
    ...languages.flatMap((one): [string, string][] => {
      const found = report.texts[one];
      return found ? [[languageNames[one], texts.report.texts(found.published, found.drafts)]] : [];
    }),
    [texts.report.pictures, number(report.pictures)],
    ...(["drawings", "redirects"] as const).flatMap((one): [string, string][] =>
      report[one] > 0 ? [[texts.report[one], number(report[one])]] : [],
    ),
  ];
}

/** The whole report as a text to be kept. */
export function reportText(report: ImportReport, reader: Reader): string {
  const { texts } = reader;
  const notes = (all: ImportReport["notes"], indent = "") =>
    all.map((note) => `${indent}- ${noteText(note, texts)}`);
  return [
    `${texts.origins[report.origin]} · ${texts.report.posts(report.total)}`,
    ...summaryOf(report, reader).map(([name, value]) => `${name}: ${value}`),
    ...notes(report.notes),
    "",
    ...report.posts.flatMap((post) => [
      `${texts.outcomes[post.outcome]}: ${post.title || texts.report.untitled} (${post.id ?? "?"})`,
      ...notes(post.notes, "  "),
    ]),
    "",
  ].join("\n");
}
