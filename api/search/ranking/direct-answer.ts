import type { SearchAnswer } from "#api/search/search.ts";
import type { Candidate } from "./candidate.ts";
import { tellingOf, type Field } from "./score-entry.ts";
import { levels } from "./word-match.ts";

/** The share that must be asked for of a title; where the price of something is asked for, of what it is the price of. */
const leastTitle = 0.75;
const leastSubject = 0.8;

/** Two facts that fit as well as this are both meant, or neither. */
const asGood = 0.95;

/** The one value that is what was asked for, if there is one. @param ranked the best first */
export function directAnswer(ranked: Candidate[]): SearchAnswer["direct"] {
  const [first, ...others] = ranked.filter((one) => one.answer !== undefined && isAsked(one));
  if (first?.answer === undefined) return null;
  const isOneOfMany =
    first.kind === "facts" &&
    others.some(({ kind, score }) => kind === "facts" && score > first.score * asGood);
  if (isOneOfMany) return null;
  const { kind, path, title, answer, age = null } = first;
  return { kind, path, title, value: answer, age };
}

function isAsked({ asked = [], titleLength, pairShare = 0, pair, kind }: Candidate): boolean {
  if (!tellingOf(asked).every(({ hits }) => isIn(hits, ["title", "heading", "keywords"]))) return false;
  if (pair) return pairShare === 1;
  const titled = asked.filter(({ hits }) => isIn(hits, ["title"]));
  const subject = titled.filter(({ hits }) => !isIn(hits, ["keywords"]));
  if (subject.length === 0 || !titleLength) return false;
  // "How high is", "price": the words of the question are keywords.
  const isQuestion = asked.some(({ hits }) => isIn(hits, ["keywords"]));
  if (isQuestion) return subject.length / titleLength.subject >= leastSubject;
  return kind !== "places" && titled.length / titleLength.all >= leastTitle;
}

type Hits = NonNullable<Candidate["asked"]>[number]["hits"];

/** Whether a word stands there itself, in another form or by another word; its beginning may be that of another one. */
function isIn(hits: Hits, where: Field[]): boolean {
  return where.some((field) => {
    const level = hits?.[field] ?? 0;
    return level >= levels.stem || level === levels.alike;
  });
}

/** Whether a section says anything of what was asked for that the name of its page does not. */
export function isOwn({ asked = [] }: Candidate): boolean {
  return tellingOf(asked).some(
    ({ hits }) => isIn(hits, ["title", "keywords", "text"]) && !isIn(hits, ["heading"]),
  );
}
