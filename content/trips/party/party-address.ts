import { paces, type Pace } from "./pace.ts";
import { avoidables, partyLimits, usualParty, type Avoidable, type Party } from "./party.ts";

export interface PartyProblem {
  kind: "who" | "avoid" | "pace";
  text: string;
}

/** No party that we write has half as many letters. */
const mostLetters = 200;

/** How people write them, in small letters without accents and spaces. */
const wordsFor: Record<Avoidable, RegExp> = {
  height: /height|altitud|magas/,
  stairs: /stair|step|lepcso|escal/,
  nightBus: /night|ejszaka|noct/,
  boat: /boat|hajo|bote/,
};
const paceWords: Record<Pace, RegExp> = {
  calm: /calm|slow|relax|nyugod|lass|tranquil|lent/,
  usual: /usual|normal|szokas|habitual/,
  full: /full|fast|feszes|gyors|intens|rapid/,
};
const adultWords = /^(a|adults?|adultos?|felnott)$/;
const ageWords = /^(|y|years?|ev|eves|anos?)$/;

/**
 * The parts of a plan's address that tell who travels; none for the usual party.
 * @example partyParts({ adults: 2, children: [5, 9], avoids: ["boat"], pace: "calm" }) // ["who=2a_5_9", "avoid=boat", "pace=calm"]
 */
export function partyParts({ adults, children, avoids, pace }: Party): string[] {
  const isUsual = adults === usualParty.adults && children.length === 0;
  return [
    ...(isUsual ? [] : [`who=${[`${adults}a`, ...children].join("_")}`]),
    ...(avoids.length > 0 ? [`avoid=${avoids.join("_")}`] : []),
    ...(pace === usualParty.pace ? [] : [`pace=${pace}`]),
  ];
}

/**
 * Reads who travels and how, as a form or a hand writes it: the number with an `a`, or else the first one, is that of the adults,
 * the others are children's ages. Whatever cannot be read is left out and named.
 * @returns no party for the usual one
 */
export function readParty(given: Record<PartyProblem["kind"], string>): {
  party?: Party;
  problems: PartyProblem[];
} {
  const problems: PartyProblem[] = [];
  const refuse = (kind: PartyProblem["kind"]) => (text: string) => problems.push({ kind, text });
  const people = readPeople(plain(given.who), refuse("who"));
  const avoids = readAvoids(plain(given.avoid), refuse("avoid"));
  const pace = readPace(plain(given.pace), refuse("pace"));
  const party: Party = { ...usualParty, ...people, avoids, pace };
  return { ...(partyParts(party).length > 0 && { party }), problems };
}

type Refuse = (text: string) => void;

function readPeople(text: string, refuse: Refuse): Partial<Party> {
  const counts = [...text.matchAll(/(\d+)\s*([a-z]*)/g)].map(([whole, number, word = ""]) => ({
    whole,
    number: Number(number),
    isAdults: adultWords.test(word),
    isRead: adultWords.test(word) || ageWords.test(word),
  }));
  const rest = text.replaceAll(/\d+\s*[a-z]*/g, "").replaceAll(/[^a-z]+/g, " ");
  const unread = [...counts.flatMap(({ isRead, whole }) => (isRead ? [] : whole)), rest.trim()];
  for (const words of unread.filter((each) => each !== "")) refuse(words);
  const read = counts.filter(({ isRead }) => isRead);
  const adults = read.find(({ isAdults }) => isAdults) ?? read[0];
  if (!adults) return {};
  const ages = read.filter((each) => each !== adults);
  const isChild = ({ number, isAdults }: (typeof read)[number]) => !isAdults && number <= partyLimits.age[1];
  const children = ages.filter(isChild).slice(0, partyLimits.children);
  for (const { whole } of ages.filter((each) => !children.includes(each))) refuse(whole);
  const [least, most] = partyLimits.adults;
  const within = Math.min(Math.max(adults.number, least), most);
  if (within !== adults.number) refuse(adults.whole);
  return { adults: within, children: children.map(({ number }) => number) };
}

function readAvoids(text: string, refuse: Refuse): Avoidable[] {
  const given = text.split(/[_,;]/).map((part) => part.replaceAll(/[^a-z]/g, ""));
  const named = given.filter((part) => part !== "");
  const isIn = (part: string) => avoidables.filter((each) => wordsFor[each].test(part));
  for (const part of named.filter((each) => isIn(each).length === 0)) refuse(part);
  return avoidables.filter((each) => named.some((part) => isIn(part).includes(each)));
}

function readPace(text: string, refuse: Refuse): Pace {
  const named = paces.find((each) => paceWords[each].test(text));
  if (!named && text !== "") refuse(text);
  return named ?? usualParty.pace;
}

function plain(text: string): string {
  return text.slice(0, mostLetters).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
