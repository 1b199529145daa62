import { phoneticKey } from "./phonetic-key.ts";
import { wordsIn } from "./text-words.ts";

/** Names of several words by how they are said when written in one. */
export type JoinedNames = Map<string, string>;

export function readJoinedNames(names: string[]): JoinedNames {
  const several = names.map((name) => wordsIn(name.normalize("NFC")).map(({ plain }) => plain));
  return new Map(
    several
      .filter(({ length }) => length === 2)
      .map((words) => [phoneticKey(words.join("")), words.join(" ")]),
  );
}

/** "machu picchu" of "Machupicchu". */
export function separateNames(text: string, joined: JoinedNames): string {
  return text.replaceAll(
    /[\p{Letter}\p{Mark}]{7,}/gu,
    (word) =>
      joined.get(
        phoneticKey(
          wordsIn(word.normalize("NFC"))
            .map(({ plain }) => plain)
            .join(""),
        ),
      ) ?? word,
  );
}
