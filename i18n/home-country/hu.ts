export interface HomeCountryWords {
  label: string;
  all: string;
  /** Where sums are in Peru's money alone. */
  solesAlone: string;
  /** How sums are shown once a country is chosen. */
  sums: string;
  /** The first column of tables whose rows are for readers of one country each. */
  heads: readonly string[];
  /** The mark or word between the names in such a column. */
  separator: RegExp;
  /** Each country's name, and the words by which a row calls it too: a people, a city that one flies from. */
  countries: Readonly<Record<string, readonly [name: string, ...others: string[]]>>;
}

export const hu: HomeCountryWords = {
  label: "Országotok",
  all: "minden ország",
  solesAlone: "csak sol és dollár",
  sums: "Ha választotok, az útikalauz és a blog összegei mellett a saját pénznemetek is megjelenik.",
  heads: ["Útlevél"],
  separator: /, /,
  countries: {
    hu: ["Magyarország", "magyar"],
    at: ["Ausztria", "osztrák"],
    hr: ["Horvátország", "horvát"],
    ro: ["Románia", "román"],
    rs: ["Szerbia", "szerb"],
    sk: ["Szlovákia", "szlovák"],
    si: ["Szlovénia", "szlovén"],
    ua: ["Ukrajna", "ukrán"],
  },
};
