import { decorativeRole } from "#api/post-html/picture-block.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import { useTextControl, useValue } from "./use-text-control.tsx";
import styles from "./text-fields.module.css";

/** The description of the cover, or that it only decorates. A description that was written comes back when that mark is removed. */
export function CoverTextFields({ language }: { language: Language }) {
  const { fields } = useAdminMessages().postForm;
  const [alt, writeAlt] = useValue(textField(language, "coverAlt"));
  const [role, writeRole] = useValue(textField(language, "coverRole"));
  const isDecorative = role === decorativeRole;
  return (
    <div className={styles.content}>
      <Field {...useTextControl(language, "coverAlt")} hint={fields.coverAltHint}>
        {(control) => (
          <input
            {...control}
            lang={language}
            disabled={isDecorative}
            value={isDecorative ? "" : alt}
            onChange={({ target }) => writeAlt(target.value)}
          />
        )}
      </Field>
      <CheckField
        label={fields.coverRole}
        isChecked={isDecorative}
        onChange={(isChecked) => writeRole(isChecked ? decorativeRole : "")}
      />
    </div>
  );
}
