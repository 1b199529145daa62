import { useLayoutEffect, useRef, type ReactNode } from "react";
import homeCountryScript from "virtual:home-country-script";
import { answeredBy } from "#app/site/parts/answered-by.ts";
import { homeCountryWords } from "#i18n/home-country/home-country-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { offerHomeCountry } from "./offer-home-country.ts";
import styles from "./home-country-choice.module.css";

/** Not in the browser's build too, where what React draws does not run. */
const foldScript = import.meta.env.SSR ? homeCountryScript : "";

interface HomeCountryChoiceProps {
  /** Those that there is something for, such as a row of the table. */
  countries: string[];
  /** Says what there is where none is chosen. */
  all?: string;
  /** Shows what is chosen: a table, for example. */
  children: ReactNode;
}

/** Lets readers choose their own country, once for all tables, which fold to its row, and for all sums. Without scripts all rows stay. */
export function HomeCountryChoice({ countries, all, children }: HomeCountryChoiceProps) {
  const words = homeCountryWords[useLanguage()];
  const frame = useRef<HTMLDivElement>(null);
  // Each time: React may keep the frame of the page before, with other rows, and there the script does not run.
  useLayoutEffect(() => {
    if (frame.current) offerHomeCountry(frame.current);
  });
  return (
    <div ref={frame}>
      <label className={styles.choice}>
        {words.label}
        <select {...answeredBy("home-country")} className={styles.select} defaultValue="">
          <option value="">{all ?? words.all}</option>
          {countries.map((country) => (
            <option key={country} value={country}>
              {words.countries[country]?.[0]}
            </option>
          ))}
        </select>
      </label>
      {children}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: foldScript }} />
    </div>
  );
}
