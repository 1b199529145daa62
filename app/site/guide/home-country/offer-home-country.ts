import { pageShown } from "#app/site/parts/page/page-shown.ts";
import { readHomeCountry } from "#app/site/parts/home-country/read-home-country.ts";
import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";

/** Shows in a table the rows of the reader's country alone, wherever it has one, and keeps which that is when it is chosen. */
export function offerHomeCountry(frame: Element): void {
  const select = frame.querySelector("select");
  const rows = [...frame.querySelectorAll<HTMLElement>("tbody tr")];
  if (!select) return;
  const show = (home: string) => {
    // Nothing is chosen where the country is not offered.
    select.value = home;
    if (select.selectedIndex < 0) select.value = "";
    for (const row of rows)
      row.hidden = select.value !== "" && !(row.dataset["home"] ?? "").split(" ").includes(home);
  };
  select.onchange = () => {
    try {
      if (select.value) localStorage.setItem(homeCountryKey, select.value);
      else localStorage.removeItem(homeCountryKey);
    } catch (error) {
      console.warn("The device could not keep the reader's country", error);
    }
    show(select.value);
    // The sums are in another money now.
    document.dispatchEvent(new Event(pageShown));
  };
  show(readHomeCountry());
}
