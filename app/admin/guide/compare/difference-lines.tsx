import { DiffedWords } from "#app/ui/diff/diffed-words.tsx";
import type { Language } from "#i18n/languages.ts";
import type { Difference } from "./differences.ts";

interface DifferenceLinesProps {
  difference: Difference;
  /** The language of the text. */
  language: Language;
}

/** The words that went and those that came, a line for each block. */
export function DifferenceLines({ difference: { label, lines }, language }: DifferenceLinesProps) {
  return (
    <>
      {label && <strong>{label}</strong>}
      {lines.map((parts) => (
        <p key={parts.map(({ text }) => text).join("")} lang={language}>
          <DiffedWords parts={parts} />
        </p>
      ))}
    </>
  );
}
