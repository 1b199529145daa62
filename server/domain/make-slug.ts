/** Longest slug in characters; a longer title is cut between words. */
const longest = 80;

/** Letters that Unicode does not take apart into a Latin letter and an accent. */
const ligatures: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * Makes the last part of a post's address from its title: `Őszi túra a Colca-kanyonban` →
 * `oszi-tura-a-colca-kanyonban`. Empty for a title without a Latin letter or digit.
 */
export function makeSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => ligatures[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.reduce((slug, word) => joinWithin(slug, word), "");
}

function joinWithin(slug: string, word: string): string {
  if (slug === "") return word.slice(0, longest);
  const longer = `${slug}-${word}`;
  return longer.length > longest ? slug : longer;
}
