import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";

/** Shows in a table the rows of the reader's country alone, wherever it has one, and keeps which that is when it is chosen. */
export function offerHomeCountry(frame: Element): void {
  const select = frame.querySelector("select");
  const rows = [...frame.querySelectorAll<HTMLElement>("tbody tr")];
  if (!select) return;
  const show = (home: string) => {
    const isOwn = ({ dataset }: HTMLElement) => (dataset["home"] ?? "").split(" ").includes(home);
    const hasRow = home !== "" && rows.some(isOwn);
    for (const row of rows) row.hidden = hasRow && !isOwn(row);
    select.value = hasRow ? home : "";
  };
  select.onchange = () => {
    try {
      if (select.value) localStorage.setItem(homeCountryKey, select.value);
      else localStorage.removeItem(homeCountryKey);
    } catch (error) {
      console.warn("The device could not keep the reader's country", error);
    }
    show(select.value);
  };
  try {
    show(localStorage.getItem(homeCountryKey) ?? "");
  } catch {
    // The device keeps nothing: all rows stay.
  }
}
