/**
 * Finds the known names that a mistaken one was most likely meant to be, alike in all or in what follows the last
 * slash; none when it is like no other.
 */
export function nearestNames(mistaken: string, known: readonly string[]): string[] {
  const asked = mistaken.toLowerCase().replaceAll(/[\s_]+/g, "-");
  const distances = known.map((name) => ({
    name,
    distance: Math.min(countChanges(asked, name), countChanges(lastPart(asked), lastPart(name))),
  }));
  const least = Math.min(...distances.map(({ distance }) => distance));
  if (least > Math.max(1, lastPart(asked).length / 3)) return [];
  return distances.filter(({ distance }) => distance === least).map(({ name }) => name);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf("/") + 1);

/** How many letters must be put in, taken out or changed to make one text the other (Levenshtein's distance). */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [index, other] of [...to].entries()) {
      const [above = 0, aboveNext = 0] = row.slice(index, index + 2);
      next.push(Math.min(above + (letter === other ? 0 : 1), aboveNext + 1, (next.at(-1) ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
