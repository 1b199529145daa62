import { HomeCountryChoice } from "#app/site/guide/home-country/home-country-choice.tsx";
import { homeCurrencyOf } from "#content/money/home-currency.ts";
import { homeCountryWords } from "#i18n/home-country/home-country-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./cost-chart.module.css";

/** Asks for the reader's country where prices are the subject; `app/site/page-script/own-money` shows sums in its money. */
export function HomeMoneyChoice() {
  const language = useLanguage();
  const words = homeCountryWords[language];
  const countries = Object.keys(words.countries).filter((country) => homeCurrencyOf(country, language));
  return (
    <HomeCountryChoice countries={countries} all={words.solesAlone}>
      <p className={styles.money}>{words.sums}</p>
    </HomeCountryChoice>
  );
}
