import { readFields, SettingField, type FieldName } from "./setting-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useSettings } from "./use-settings.ts";

/** A form of settings of one line each, which are saved together. */
export function LineForm({ names }: { names: readonly Exclude<FieldName, "messageDays">[] }) {
  const { fixed } = useSettings();
  const isOpen = (name: string) => !fixed.some((one) => one === name);
  return (
    <SettingsForm canSave={names.some(isOpen)} read={(fields) => readFields(fields, names, fixed)}>
      {names.map((name) => (
        <SettingField key={name} name={name} />
      ))}
    </SettingsForm>
  );
}
