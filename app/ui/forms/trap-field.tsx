import hidden from "../layout/visually-hidden.module.css";

/** A field that only a program fills in. */
export function TrapField({ label, name }: { label: string; name: string }) {
  return (
    <div className={hidden.hidden} aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
