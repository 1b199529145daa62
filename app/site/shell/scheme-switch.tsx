import { answeredBy } from "#app/site/parts/answered-by.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./scheme-switch.module.css";

const schemes = ["system", "light", "dark"] as const;

const icons = {
  system: "M2 4h20v13H2zM8 21h8M12 17v4",
  light:
    "M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1",
  dark: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11",
};

/** The page script (`app/site/page-script/colour-scheme.ts`) checks the stored choice and stores a new one. */
export function SchemeSwitch() {
  const { scheme: texts } = useMessages();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <div className={styles.options}>
        {schemes.map((scheme) => (
          <label key={scheme} className={styles.option}>
            <input
              type="radio"
              name="_scheme"
              {...answeredBy("scheme")}
              value={scheme}
              defaultChecked={scheme === "system"}
              className={styles.input}
            />
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={icons[scheme]} />
            </svg>
            {texts[scheme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
