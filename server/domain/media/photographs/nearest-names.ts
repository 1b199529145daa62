import { plainWords, trigramSimilarity } from "#i18n/search/trigram-similarity.ts";

const threshold = 0.4;

export function nearestNames(mistaken: string, candidates: readonly string[]): string[] {
  const similarities = candidates.map((name) => ({
    name,
    similarity: trigramSimilarity(plainLastPart(mistaken), plainLastPart(name)),
  }));
  const best = Math.max(threshold, ...similarities.map(({ similarity }) => similarity));
  return similarities.filter(({ similarity }) => similarity === best).map(({ name }) => name);
}

function plainLastPart(name: string): string {
  return plainWords(name.slice(name.lastIndexOf("/") + 1)).join(" ");
}
