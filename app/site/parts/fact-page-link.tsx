import type { ReactNode } from "react";
import type { FactAge, TableFact } from "#content/guide-page.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { factLinkTitle } from "#i18n/facts/fact-link-title.ts";
import { oldestPart } from "#i18n/short-words/short-words.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import styles from "./fact-page-link.module.css";

interface FactPageLinkProps {
  fact: FactAge;
  language: Language;
  /** The text of the children, without markup; empty for a sign that stands beside other words. */
  words: string;
  /** Whether screen readers skip the month, because another mark of the list has said one. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
}

/** A dated fact where a page says it: a link to the fact's page, which says its age and takes reports. */
export function FactPageLink({
  fact: { id, asOf },
  language,
  words,
  isQuiet = false,
  children,
}: FactPageLinkProps) {
  const title = factLinkTitle(asOf, language);
  const path = factPath(id, language);
  if (words === "") return <a href={path} className={styles.sign} title={title} aria-label={title} />;
  if (isQuiet) {
    return (
      <a href={path} className={styles.mark}>
        {/* A link's own title would be read out after its words. */}
        <span title={title}>{children}</span>
      </a>
    );
  }
  return (
    <a
      href={path}
      className={styles.mark}
      title={title}
      aria-label={`${words}, ${formatAge(asOf, language)}`}
    >
      {children}
    </a>
  );
}

/** The months of facts that stand all over a table or a figure, as links to their pages. */
export function FactMonths({ facts, language }: { facts: readonly TableFact[]; language: Language }) {
  return facts.map((fact) => (
    <span key={fact.id}>
      {" · "}
      <FactMonth fact={fact} language={language} />
    </span>
  ));
}

interface FactMonthProps {
  fact: FactAge & Partial<Pick<TableFact, "isPart">>;
  language: Language;
}

export function FactMonth({ fact: { id, asOf, isPart }, language }: FactMonthProps) {
  const age = formatAge(asOf, language);
  return (
    <a href={factPath(id, language)} className={styles.mark} title={factLinkTitle(asOf, language)}>
      {isPart ? oldestPart[language](age) : age}
    </a>
  );
}
