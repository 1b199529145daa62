import styles from "./check-group.module.css";

interface CheckGroupProps {
  title: string;
  /** The name of the field in the address. */
  name: string;
  options: { value: string; label: string }[];
  chosen: readonly string[];
  /** Short labels stand side by side. */
  isDense?: boolean;
}

export function CheckGroup({ title, name, options, chosen, isDense = false }: CheckGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={isDense ? styles.dense : undefined}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
