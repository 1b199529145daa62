import { environmentSettings, type EnvironmentSetting } from "#api/settings/environment-settings.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { SiteSettingsTexts } from "#i18n/admin/hu/site-settings.ts";
import { useSettingsForm } from "./settings-form.tsx";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

export type FieldName = keyof SiteSettingsTexts["fields"];

type Kind = keyof SiteSettingsTexts["faults"];

/** The fields that do not take any text. */
const kinds: Partial<Record<FieldName, Exclude<Kind, "text">>> = {
  phone: "tel",
  whatsapp: "tel",
  email: "email",
  website: "url",
  builderUrl: "url",
  tiktok: "url",
  youtube: "url",
  instagram: "url",
  facebook: "url",
  contactTo: "email",
  contactFrom: "email",
  ownerEmail: "email",
  messageDays: "number",
};

const autoCompletes: Partial<Record<FieldName, string>> = {
  company: "organization",
  phone: "tel",
  email: "email",
  ownerEmail: "email",
};

/** A field of one line. A secret is typed in anew, and begins empty. */
export function SettingField({ name }: { name: FieldName }) {
  const texts = useAdminMessages().siteSettings;
  const { settings, hasYoutubeKey, refused } = useSettingsForm();
  const fixedBy = useFixedBy(name);
  const kind = kinds[name] ?? "text";
  // Few have one.
  const hints: Partial<Record<FieldName, string>> = texts.hints;
  const isSecret = name === "youtubeKey";
  const stored = isSecret ? "" : String(settings[name] ?? "");
  const ownHint = isSecret && hasYoutubeKey ? texts.secretSet : hints[name];
  return (
    <Field
      label={texts.fields[name]}
      hint={fixedBy ? texts.fromEnvironment(fixedBy) : ownHint}
      error={name in refused && texts.faults[kind]}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          type={isSecret ? "password" : kind === "number" ? "text" : kind}
          inputMode={kind === "number" ? "numeric" : undefined}
          autoComplete={autoCompletes[name] ?? (isSecret ? "new-password" : "off")}
          defaultValue={stored}
          readOnly={fixedBy !== null}
        />
      )}
    </Field>
  );
}

/** The setting of the environment that stands in the place of the admin area's; null where there is none. */
export function useFixedBy(name: FieldName | EnvironmentSetting): string | null {
  const { fromEnvironment } = useSettingsForm();
  const found = fromEnvironment.find((one) => one === name);
  return found ? environmentSettings[found] : null;
}

/** Reads the fields of these names, but for those that the environment sets. */
export function readFields<Name extends FieldName>(
  fields: FormData,
  names: readonly Name[],
  fromEnvironment: readonly string[],
): Partial<Record<Name, string>> {
  const open = names.filter((name) => !fromEnvironment.includes(name));
  return fromEntriesOf(open.map((name) => [name, typedIn(fields, name)] as const));
}
