/** Characters; longer titles are cut between words. */
const maxLength = 80;

/**
 * Letters that Unicode does not decompose into a Latin letter and an accent: sharp s, ae, oe, o with stroke, d with stroke, eth,
 * thorn, l with stroke, dotless i. They are written as escapes, because no page shows them: the site's faces lack some.
 */
const replacements: Record<string, string> = {
  "\u00df": "ss",
  "\u00e6": "ae",
  "\u0153": "oe",
  "\u00f8": "o",
  "\u0111": "d",
  "\u00f0": "d",
  "\u00fe": "th",
  "\u0142": "l",
  "\u0131": "i",
};

const replaced = new RegExp(`[${Object.keys(replacements).join("")}]`, "g");

/** @example makeSlug("Őszi túra a Colca-kanyonban") // "oszi-tura-a-colca-kanyonban" */
export function makeSlug(title: string): string {
  const words = title
    // First of all, so that a letter counts the same in each of its forms, accented or mathematical.
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(replaced, (letter) => replacements[letter] ?? "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.reduce((slug, word) => appendWord(slug, word), "");
}

function appendWord(slug: string, word: string): string {
  if (slug === "") return word.slice(0, maxLength);
  const longer = `${slug}-${word}`;
  return longer.length > maxLength ? slug : longer;
}
