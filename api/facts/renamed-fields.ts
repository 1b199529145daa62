/** The new names of what documents and editors' values in a database, or in an older backup, may name by a former one. */
const renamed: Readonly<Record<string, string>> = {
  "borders.transitPermits.esta.hungarianYears": "borders.transitPermits.esta.validYears",
  "stored-data.home.key": "stored-data.homeCountry.key",
};

/** @param name of a fact's field, as a document names it */
export function presentName(name: string): string {
  return renamed[name] ?? name;
}

/** An editor's value of a fact, by the present names of its fields. */
export function withPresentNames(id: string, value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([field, one]) => [presentName(`${id}.${field}`).slice(id.length + 1), one]),
  );
}
