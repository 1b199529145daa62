import { Button } from "#app/ui/buttons/button.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { DifferenceLines } from "#app/admin/guide/compare/difference-lines.tsx";
import { differencesOf, type Difference } from "#app/admin/guide/compare/differences.ts";
import { textOfFacts } from "#app/admin/guide/compare/compare-documents.ts";
import type { DocumentForm } from "./use-document-form.ts";
import styles from "./guide-form.module.css";

/** Compares the form with the text that a release or somebody else saved meanwhile, which can be taken whole, in part, or not at all. */
export function OtherText({ form, language }: { form: DocumentForm; language: Language }) {
  const { compare, form: fields, versions } = useAdminMessages().guide;
  const { username } = useAdmin();
  const { other, current, base, put, settlesRelease } = form;
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
  const by = other.by ?? versions.release;
  const told = {
    release: compare.release,
    conflict: compare.conflict(by),
    merged: compare.conflictMerged(by),
  };
  // One who saved it in another window is not told apart from themselves by their name.
  const who = other.by === username ? null : other.by;
  return (
    <section ref={said} tabIndex={-1} aria-label={compare.differences} className={styles.notice}>
      <p role="status">{told[other.reason]}</p>
      {differences.length > 0 && (
        <Differences
          differences={differences}
          language={language}
          takeLabel={who === null ? compare.take : compare.takeOf(who)}
          onTake={({ take }) => put(take(current))}
        />
      )}
      {differences.length === 0 && other.reason !== "merged" && <p>{compare.nothingNew}</p>}
      <Decision {...{ form, differences, who }} />
    </section>
  );
}

interface DecisionProps {
  form: DocumentForm;
  differences: readonly Difference[];
  /** Whose the other text is, if it is somebody else's. */
  who: string | null;
}

/** About the other text as a whole. */
function Decision({ form: { current, put, settleOther }, differences, who }: DecisionProps) {
  const { compare } = useAdminMessages().guide;
  return (
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
          {who === null ? compare.takeAll : compare.takeAllOf(who)}
        </Button>
      )}
      <Button small kind="quiet" onClick={settleOther}>
        {who === null ? compare.keep : compare.keepMine}
      </Button>
    </p>
  );
}

interface DifferencesProps {
  differences: readonly Difference[];
  language: Language;
  /** Whose text is taken. */
  takeLabel: string;
  onTake: (difference: Difference) => void;
}

function Differences({ differences, language, takeLabel, onTake }: DifferencesProps) {
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
              aria-label={compare.numbered(takeLabel, index + 1)}
              onClick={() => onTake(difference)}
            >
              {takeLabel}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
