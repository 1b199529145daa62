import { Button } from "#app/ui/buttons/button.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { DifferenceLines } from "./difference-lines.tsx";
import { differencesOf, type Difference } from "./differences.ts";
import { textOfFacts } from "./compare-documents.ts";
import type { DocumentForm } from "./use-document-form.ts";
import styles from "./guide-form.module.css";

/** Compares the form with the text that a release or somebody else saved meanwhile, which can be taken whole, in part, or not at all. */
export function OtherText({ form, language }: { form: DocumentForm; language: Language }) {
  const { compare, form: fields } = useAdminMessages().guide;
  const { other, current, base, put, settleOther, settlesRelease } = form;
  // The save was asked for at the foot of a long form.
  const said = useOutcomeFocus<HTMLElement>(other?.reason === "release" ? null : other);
  if (!other) {
    return settlesRelease ? (
      <p role="status" className={styles.notice}>
        {compare.keptNotice}
      </p>
    ) : null;
  }
  const textOf = textOfFacts(base.printings);
  const labels = { ...fields, title: fields.pageTitle };
  const differences = differencesOf(current, other.document, textOf, labels, other.basis);
  const told = {
    release: compare.release,
    conflict: compare.conflict(other.by),
    merged: compare.conflictMerged(other.by),
  };
  return (
    <section ref={said} tabIndex={-1} aria-label={compare.differences} className={styles.notice}>
      <p role="status">{told[other.reason]}</p>
      {differences.length > 0 && (
        <Differences
          differences={differences}
          language={language}
          onTake={({ take }) => put(take(current))}
        />
      )}
      {differences.length === 0 && other.reason !== "merged" && <p>{compare.nothingNew}</p>}
      <p className={styles.buttons}>
        {differences.length > 0 && (
          <Button
            small
            kind="quiet"
            onClick={() => {
              put(differences.reduceRight((document, { take }) => take(document), current));
              settleOther();
            }}
          >
            {compare.takeAll}
          </Button>
        )}
        <Button small kind="quiet" onClick={settleOther}>
          {compare.keep}
        </Button>
      </p>
    </section>
  );
}

interface DifferencesProps {
  differences: readonly Difference[];
  language: Language;
  onTake: (difference: Difference) => void;
}

function Differences({ differences, language, onTake }: DifferencesProps) {
  const { compare } = useAdminMessages().guide;
  return (
    <details>
      <summary>{compare.count(differences.length)}</summary>
      <ol className={styles.differences}>
        {differences.map((difference, index) => (
          <li key={difference.key}>
            <DifferenceLines difference={difference} language={language} />
            <Button
              small
              kind="quiet"
              aria-label={compare.takeNamed(index + 1)}
              onClick={() => onTake(difference)}
            >
              {compare.take}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
