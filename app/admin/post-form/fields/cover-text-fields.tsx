import type { ReactNode } from "react";
import { decorativeRole } from "#api/post-html/picture-block.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import styles from "./text-fields.module.css";

interface CoverTextFieldsProps {
  id: string;
  label: string;
  error: ReactNode;
  language: Language;
  alt: string;
  role: string;
  onWrite: (name: "coverAlt" | "coverRole", value: string) => void;
}

/** The description of the cover, or that it only decorates. A description that was written comes back when that mark is removed. */
export function CoverTextFields({ language, alt, role, onWrite, ...field }: CoverTextFieldsProps) {
  const { fields } = useAdminMessages().postForm;
  const isDecorative = role === decorativeRole;
  return (
    <div className={styles.content}>
      <Field {...field} hint={fields.coverAltHint}>
        {(control) => (
          <input
            {...control}
            lang={language}
            disabled={isDecorative}
            value={isDecorative ? "" : alt}
            onChange={({ target }) => onWrite("coverAlt", target.value)}
          />
        )}
      </Field>
      <CheckField
        label={fields.coverRole}
        isChecked={isDecorative}
        onChange={(isChecked) => onWrite("coverRole", isChecked ? decorativeRole : "")}
      />
    </div>
  );
}
