import { readFields, SettingField, type FieldName } from "./setting-field.tsx";
import { SettingsForm } from "./settings-form.tsx";

interface LineFormProps {
  names: readonly Exclude<FieldName, "messageDays">[];
  /** The names of the settings that the environment says. */
  fixed: readonly string[];
}

/** A form of settings of one line each, which are saved together. */
export function LineForm({ names, fixed }: LineFormProps) {
  return (
    <SettingsForm
      canSave={names.some((name) => !fixed.includes(name))}
      read={(fields) => readFields(fields, names, fixed)}
    >
      {names.map((name) => (
        <SettingField key={name} name={name} />
      ))}
    </SettingsForm>
  );
}
