import type { Party } from "#content/trips/party/party.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { counter } from "#i18n/format/count.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { Language } from "#i18n/languages.ts";

/** @example partyText(party, words, "en") // "2 adults, 2 children (ages 5, 9); without night buses; calm pace" */
export function partyText(
  { adults, children, avoids, pace }: Party,
  { who }: Pick<PlannerWords, "who">,
  language: Language,
): string {
  const count = counter(language);
  const people = [
    count(adults, who.adults),
    ...(children.length > 0
      ? [fillIn(count(children.length, who.children), { ages: children.join(", ") })]
      : []),
  ].join(", ");
  const avoided = avoids.map((what) => who.avoids[what]).join(", ");
  const all = avoided === "" ? people : fillIn(who.without, { people, avoided });
  return pace === "usual" ? all : fillIn(who.paced, { people: all, pace: who.paces[pace] });
}
