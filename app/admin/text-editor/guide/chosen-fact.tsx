import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import type { FactReference } from "#api/documents/inline.ts";
import { isOwnFact } from "#api/facts/own-fact-id.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { factsPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FactTexts } from "./fact-texts.ts";
import styles from "./guide-toolbar.module.css";

interface ChosenFactProps {
  reference: FactReference;
  facts: FactTexts;
  tabIndex: number;
  /** That of the way to the fact's own form. */
  correctTabIndex: number;
  onChange: () => void;
}

/** Shows the name and the age of the fact in the selected chip, and the ways to another one and to its value. */
export function ChosenFact({ reference, facts, tabIndex, correctTabIndex, onChange }: ChosenFactProps) {
  const texts = useAdminMessages().guide.editor;
  const language = useLanguage();
  const { may } = useAdmin();
  const { pathname } = useLocation();
  const { data: fact } = useQuery({
    queryKey: ["chosenFact", reference.fact],
    queryFn: async () => (await facts.find(reference)) ?? null,
  });
  return (
    <>
      <span className={styles.name} role="status">
        {fact && (
          <>
            <strong>{fact.names[language]}</strong> {factAge(fact, language)}
          </>
        )}
        {fact === null && texts[isOwnFact(reference.fact) ? "unknownFact" : "programFact"]}
      </span>
      <button
        type="button"
        className={styles.action}
        data-roving="changeFact"
        tabIndex={tabIndex}
        onClick={onChange}
      >
        {texts.changeFact}
      </button>
      {fact && may.includes("facts.edit") && (
        <Link
          to={`${factsPath(language)}?${new URLSearchParams({ fact: fact.id, from: pathname })}`}
          className={styles.action}
          data-roving="correctFact"
          tabIndex={correctTabIndex}
        >
          {texts.correctFact}
        </Link>
      )}
    </>
  );
}
