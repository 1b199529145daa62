import styles from "./check-group.module.css";

interface CheckGroupProps {
  title: string;
  /** Of the field in the address. */
  name: string;
  options: { value: string; label: string }[];
  chosen: readonly string[];
}

export function CheckGroup({ title, name, options, chosen }: CheckGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
