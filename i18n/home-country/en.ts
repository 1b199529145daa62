import type { HomeCountryWords } from "./hu.ts";

export const en: HomeCountryWords = {
  label: "Your country",
  all: "all countries",
  solesAlone: "soles and dollars alone",
  sums: "Choose yours, and sums all over the guide and the blog show your own money beside them.",
  heads: ["Passport", "Citizens of", "From"],
  separator: /, | and /,
  countries: {
    gb: ["United Kingdom", "UK"],
    ie: ["Ireland"],
    us: ["United States", "US"],
    ca: ["Canada"],
    au: ["Australia"],
    nz: ["New Zealand"],
    za: ["South Africa"],
    eu: ["European Union", "EU (except Ireland)"],
    in: ["India"],
    cn: ["China"],
    hk: ["Hong Kong"],
    il: ["Israel"],
    jp: ["Japan"],
    my: ["Malaysia"],
    ph: ["Philippines"],
    sg: ["Singapore"],
    kr: ["South Korea"],
  },
};
