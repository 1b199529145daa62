import type { FactAge } from "#content/guide-page.ts";
import { ageOfFact, factsReadBy } from "#content/facts/records/dated-facts.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/unbroken.tsx";
import { FactMark, FactMonths } from "./fact-mark.tsx";

/** Words of a figure or a tool that print facts: where they print dated ones, a link to the oldest of those. */
export function DatedWords({ say }: { say: () => string }) {
  const language = useLanguage();
  const { result: words, ids } = factsReadBy(say);
  const [oldest] = byAge(ids);
  const shown = <Unbroken>{words}</Unbroken>;
  if (!oldest) return shown;
  return (
    <FactMark fact={oldest} language={language} words={words}>
      {shown}
    </FactMark>
  );
}

/** How old the oldest is of the facts that a whole figure draws, beside its caption. @param read what the figure reads */
export function FigureAge({ read }: { read: () => unknown }) {
  const language = useLanguage();
  const [oldest, ...others] = byAge(factsReadBy(read).ids);
  if (!oldest) return null;
  const isPart = others.some(({ asOf }) => asOf !== oldest.asOf);
  return <FactMonths facts={[{ ...oldest, isPart }]} language={language} />;
}

/** A year alone is as old as its first day. */
function byAge(ids: Iterable<string>): FactAge[] {
  const ages = [...ids].map((id) => ({ id, asOf: ageOfFact(id) }));
  return ages.toSorted((one, other) => one.asOf.localeCompare(other.asOf) || one.id.localeCompare(other.id));
}
