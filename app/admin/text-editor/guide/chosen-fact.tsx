import { useEffect, useState } from "react";
import type { AdminFact } from "#api/facts/facts.ts";
import type { FactReference } from "#api/documents/inline.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FactTexts } from "./fact-texts.ts";
import styles from "./guide-toolbar.module.css";

interface ChosenFactProps {
  reference: FactReference;
  facts: FactTexts;
  tabIndex: number;
  onChange: () => void;
}

/** Shows the name and the age of the fact in the selected chip, and how to change it. */
export function ChosenFact({ reference, facts, tabIndex, onChange }: ChosenFactProps) {
  const texts = useAdminMessages().guide.editor;
  const language = useLanguage();
  const [found, setFound] = useState<{ of: string; fact: AdminFact | undefined }>();
  const { fact: path } = reference;
  useEffect(() => {
    let isCurrent = true;
    void facts
      .find({ fact: path, as: "", args: [] })
      .then((fact) => isCurrent && setFound({ of: path, fact }));
    return () => {
      isCurrent = false;
    };
  }, [facts, path]);
  const fact = found?.of === path ? found.fact : undefined;
  return (
    <>
      <span className={styles.name} role="status">
        {fact && (
          <>
            <strong>{fact.names[language]}</strong> {factAge(fact, language)}
          </>
        )}
        {found?.of === path && !fact && texts.unknownFact}
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
    </>
  );
}
