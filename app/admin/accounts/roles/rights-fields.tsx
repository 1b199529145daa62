import { useId, useState } from "react";
import { roles, type Rights } from "#api/accounts/roles.ts";
import { typedIn, type FormErrors } from "#app/admin/calls/use-form.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import check from "../../../ui/forms/check-field.module.css";
import styles from "./rights-fields.module.css";

interface RightsFieldsProps {
  /** Chosen at first. */
  rights: Rights;
  /** Shown at the languages. */
  error: string | undefined;
}

/** The role that is offered first: who only writes needs no more. */
export const editorRights: Rights = { role: "editor", languages: [] };

export function readRights(fields: FormData): Rights {
  const role = roles.find((one) => one === typedIn(fields, "role")) ?? editorRights.role;
  const chosen = fields.getAll("languages");
  return { role, languages: languages.filter((language) => chosen.includes(language)) };
}

/** A translator without a language could do nothing. */
export function useRightsCheck(): (rights: Rights) => FormErrors {
  const { noLanguage } = useAdminMessages().roles;
  return ({ role, languages: chosen }) =>
    role === "translator" && chosen.length === 0 ? { languages: noLanguage } : {};
}

/** A role, what it means, and a translator's languages. */
export function RightsFields({ rights, error }: RightsFieldsProps) {
  const { roles: texts } = useAdminMessages();
  const errorId = useId();
  const [role, setRole] = useState(rights.role);
  return (
    <>
      <Choice
        name="role"
        label={texts.label}
        hint={texts.told[role]}
        defaultValue={rights.role}
        options={roles}
        nameOf={(one) => texts.names[one]}
        onChoose={setRole}
      />
      {role === "translator" && (
        <fieldset className={check.group} aria-describedby={error ? errorId : undefined}>
          <legend>{texts.languages}</legend>
          {languages.map((language) => (
            <label key={language} className={check.label}>
              <input
                type="checkbox"
                name="languages"
                value={language}
                defaultChecked={rights.role === "translator" && rights.languages.includes(language)}
              />
              <span lang={language}>{languageNames[language]}</span>
            </label>
          ))}
          {error && (
            <p id={errorId} role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
