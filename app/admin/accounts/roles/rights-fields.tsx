import { useId } from "react";
import { roles, type Rights } from "#api/accounts/roles.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import check from "../../../ui/forms/check-field.module.css";
import styles from "./rights-fields.module.css";

interface RightsFieldsProps {
  rights: Rights;
  onChange: (rights: Rights) => void;
  /** Whether to say that a translator needs a language. */
  isIncomplete: boolean;
}

/** The role that is offered first: who only writes needs no more. */
export const editorRights: Rights = { role: "editor", languages: [] };

/** A translator without a language could do nothing. */
export function isIncomplete({ role, languages: chosen }: Rights): boolean {
  return role === "translator" && chosen.length === 0;
}

/** A role, what it means, and a translator's languages. */
export function RightsFields({ rights, onChange, isIncomplete: showsError }: RightsFieldsProps) {
  const { roles: texts } = useAdminMessages();
  const errorId = useId();
  const { role, languages: chosen } = rights;
  return (
    <>
      <Field label={texts.label} hint={texts.told[role]}>
        {(control) => (
          <select
            {...control}
            value={role}
            onChange={({ target }) => {
              const next = roles.find((one) => one === target.value);
              if (next) onChange({ role: next, languages: [] });
            }}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {texts.names[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {role === "translator" && (
        <fieldset className={check.group} aria-describedby={showsError ? errorId : undefined}>
          <legend>{texts.languages}</legend>
          {languages.map((language) => (
            <label key={language} className={check.label}>
              <input
                type="checkbox"
                checked={chosen.includes(language)}
                onChange={({ target }) => {
                  const others = chosen.filter((other) => other !== language);
                  onChange({ role, languages: target.checked ? [...others, language] : others });
                }}
              />
              <span lang={language}>{languageNames[language]}</span>
            </label>
          ))}
          {showsError && (
            <p id={errorId} role="alert" className={styles.error}>
              {texts.noLanguage}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
