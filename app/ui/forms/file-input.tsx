import { useId, type ComponentProps } from "react";
import styles from "./file-input.module.css";

interface FileInputProps extends Omit<
  ComponentProps<"input">,
  "type" | "className" | "onChange" | "children"
> {
  id: string;
  /** The label of its button. */
  choose: string;
  /** The names of the chosen files, or that there are none. Left out where that is told elsewhere: then it is empty again after each choice. */
  chosen?: string;
  kind?: "primary" | "quiet";
  onFiles: (files: File[]) => void;
}

/** The browser's own words for it are in the browser's language, so its button is ours; the input lies over it, and takes what is dropped there. */
export function FileInput({ choose, chosen, kind = "quiet", onFiles, ...input }: FileInputProps) {
  const nameId = useId();
  const told = [input["aria-describedby"], chosen === undefined ? undefined : nameId]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.file}>
      <span className={styles.button}>
        <input
          {...input}
          type="file"
          className={styles.input}
          aria-describedby={told || undefined}
          onClick={({ currentTarget }) => {
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = "";
          }}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            if (chosen === undefined) currentTarget.value = "";
          }}
        />
        <label htmlFor={input.id} className={`${styles.pick} ${styles[kind]}`}>
          {choose}
        </label>
      </span>
      {chosen !== undefined && (
        <span id={nameId} role="status" className={styles.name}>
          {chosen}
        </span>
      )}
    </div>
  );
}
