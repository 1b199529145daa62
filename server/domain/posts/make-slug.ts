/** In characters; longer titles are cut between words. */
const maxLength = 80;

/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const replacements: Record<string, string> = {
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

/** @example makeSlug("Őszi túra a Colca-kanyonban") // "oszi-tura-a-colca-kanyonban" */
export function makeSlug(title: string): string {
  const words = title
    // First of all, so that a letter counts the same in each of its forms: ǽ, æ with an accent, or 𝐚.
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => replacements[letter] ?? "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.reduce((slug, word) => appendWord(slug, word), "");
}

function appendWord(slug: string, word: string): string {
  if (slug === "") return word.slice(0, maxLength);
  const longer = `${slug}-${word}`;
  return longer.length > maxLength ? slug : longer;
}
