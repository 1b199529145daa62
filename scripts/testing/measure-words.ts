/** Files whose comments are read: drawings and migrations have rules of their own. */
export function isSpoken(path: string): boolean {
  return /\.(tsx?|mjs|css)$/.test(path) && !/^(art|server\/storage\/migrations)\//.test(path);
}

/** Anything between two spaces, as `wc -w` counts. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** The names that a glossary explains, and those of them that it explains twice. */
export function glossaryNames(glossary: string): { names: string[]; doubles: string[] } {
  const names = [...glossary.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name = ""]) => name.toLowerCase());
  return { names, doubles: names.filter((name, index) => names.indexOf(name) !== index) };
}

const opening = /^\s*(?:\{?\/\*\*?|\/\/)(?:\s+|$)(.*)$/;
const fragment = /^(Of|What|As|Who)\b/;
const auxiliary = /\b(is|are|was|were|has|have|may|must|can|would|will|does|do|did)\b/;

/**
 * Comments that begin with a word that no sentence of their own follows ("Of one account.", "In bytes."), each with its place. A
 * comment is a sentence with its verb, or a noun phrase with its noun.
 */
export function commentFragments(path: string, source: string): string[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const found = opening.exec(line);
    // Lines below one another are one comment.
    if (!found || (/^\s*\/\//.test(line) && /^\s*\/\//.test(lines[index - 1] ?? ""))) return [];
    const text = (found[1] || (lines[index + 1] ?? "").replace(/^\s*\*\s*/, "")).replace(/\s*\*\/\}?$/, "");
    const [first = ""] = text.split(/[.;:](?:\s|$)/);
    const isBare = /^In(\s+[^\s,]+){1,5}$/.test(first) && !auxiliary.test(first);
    return fragment.test(text) || isBare ? [`${path}:${index + 1}: ${text}`] : [];
  });
}
