import check from "../../../ui/forms/check-field.module.css";
import { languageNames, type Language } from "#i18n/languages.ts";

interface LanguageChoiceProps {
  language: Language;
  chosen: readonly Language[];
  /** The id of more that is said of it. */
  describedBy?: string;
  onChange: (chosen: Language[]) => void;
}

/** Whether a language is one of those that are chosen. */
export function LanguageChoice({ language, chosen, describedBy, onChange }: LanguageChoiceProps) {
  const others = chosen.filter((other) => other !== language);
  const name = languageNames[language];
  return (
    <label className={check.label}>
      <input
        type="checkbox"
        checked={chosen.includes(language)}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked ? [...others, language] : others)}
      />
      {describedBy === undefined ? (
        <span lang={language}>{name}</span>
      ) : (
        <strong lang={language}>{name}</strong>
      )}
    </label>
  );
}
