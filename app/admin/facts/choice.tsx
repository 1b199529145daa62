import { Field } from "#app/ui/forms/field.tsx";

interface ChoiceProps<Option extends string> {
  label: string;
  value: Option;
  options: readonly Option[];
  names: Readonly<Record<Option, string>>;
  onChoose: (option: Option) => void;
}

/** A field whose value is one of a few. */
export function Choice<Option extends string>({
  label,
  value,
  options,
  names,
  onChoose,
}: ChoiceProps<Option>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChoose(options.find((one) => one === target.value) ?? value)}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
