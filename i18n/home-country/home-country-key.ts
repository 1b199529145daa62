/** Key in the local storage of the country that a reader has chosen; the privacy page names it. */
export const homeCountryKey = "homeCountry";
