import { useLayoutEffect, useRef, type ReactNode } from "react";
import homeScript from "virtual:home-script";
import { homeWords } from "#i18n/home/home-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { offerHome } from "./offer-home.ts";
import styles from "./home-choice.module.css";

interface HomeChoiceProps {
  /** The countries that the table has a row for. */
  countries: string[];
  /** The table. */
  children: ReactNode;
}

/** Lets readers fold a table to the row of their own country, once for all tables. Without scripts all rows stay. */
export function HomeChoice({ countries, children }: HomeChoiceProps) {
  const words = homeWords[useLanguage()];
  const frame = useRef<HTMLDivElement>(null);
  // Each time: React may keep the frame of the page before, with other rows, and there the script does not run.
  useLayoutEffect(() => {
    if (frame.current) offerHome(frame.current);
  });
  return (
    <div ref={frame}>
      <label className={styles.choice}>
        {words.label}
        <select className={styles.select} defaultValue="">
          <option value="">{words.all}</option>
          {countries.map((country) => (
            <option key={country} value={country}>
              {words.countries[country]?.[0]}
            </option>
          ))}
        </select>
      </label>
      {children}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: homeScript }} />
    </div>
  );
}
