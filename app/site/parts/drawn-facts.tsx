import type { FactAge } from "#content/guide-page.ts";
import { recordFacts, type Facts } from "#content/facts/facts.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { FactPageLink, FactMonths } from "./fact-page-link.tsx";
import { useFacts } from "./facts-context.tsx";

/** Words of a figure or a tool that print facts: where they print dated ones, a link to the oldest of those. */
export function DatedWords({ say }: { say: (facts: Facts) => string }) {
  const language = useLanguage();
  const { result: words, read } = recordFacts(useFacts(), say);
  const [oldest] = byAge(read);
  const shown = <Unbroken>{words}</Unbroken>;
  if (!oldest) return shown;
  return (
    <FactPageLink fact={oldest} language={language} words={words}>
      {shown}
    </FactPageLink>
  );
}

/** How old the oldest is of the facts that a whole figure draws, beside its caption. @param read what the figure reads */
export function FigureAge({ read }: { read: (facts: Facts) => unknown }) {
  const language = useLanguage();
  const [oldest, ...others] = byAge(recordFacts(useFacts(), read).read);
  if (!oldest) return null;
  const isPart = others.some(({ asOf }) => asOf !== oldest.asOf);
  return <FactMonths facts={[{ ...oldest, isPart }]} language={language} />;
}

/** A year alone is as old as its first day. */
function byAge(read: readonly FactAge[]): FactAge[] {
  return read.toSorted((one, other) => one.asOf.localeCompare(other.asOf) || one.id.localeCompare(other.id));
}
