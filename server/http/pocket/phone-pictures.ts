/** The phone for which pictures are chosen: in CSS pixels, and device pixels to each. */
const phone = { width: 390, density: 3, rem: 16 };

const comparison = /^\(?\s*(?:([\d.]+)rem\s*(<=?)\s*)?width\s*(?:(<=?|>=?)\s*([\d.]+)rem)?\s*\)?$/;

/** Whether the phone fulfils a condition of `media` or `sizes`; false of what it does not know. */
export function fitsPhone(condition: string): boolean {
  const width = phone.width / phone.rem;
  const old = /^\((min|max)-(width|resolution): ([\d.]+)(rem|dppx)\)$/.exec(condition);
  if (old) {
    const own = old[2] === "width" ? width : phone.density;
    return old[1] === "min" ? own >= Number(old[3]) : own <= Number(old[3]);
  }
  const found = comparison.exec(condition);
  if (!found) return false;
  const [, low, , sign = "", high] = found;
  const isAbove = low === undefined || width >= Number(low);
  if (high === undefined) return isAbove;
  return isAbove && (sign.startsWith("<") ? width <= Number(high) : width >= Number(high));
}

/** CSS pixels, of a `sizes` attribute: the first that fits. */
export function sizeOnPhone(sizes: string): number {
  for (const one of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, condition, length = ""] = /^(\([^)]*\))?\s*(.*)$/.exec(one.trim()) ?? [];
    if (condition === undefined || fitsPhone(condition)) return lengthOnPhone(length);
  }
  return phone.width;
}

/** @example lengthOnPhone("calc(95vw - 1rem)") // 354.5 */
function lengthOnPhone(length: string): number {
  const terms = length.replace(/^calc\((.*)\)$/, "$1").matchAll(/([+-]?)\s*([\d.]+)(vw|rem|px)/g);
  const units = { vw: phone.width / 100, rem: phone.rem, px: 1 };
  return [...terms].reduce((sum, [, sign, number, unit]) => {
    // Safe cast: the expression names these three.
    const value = Number(number) * units[unit as keyof typeof units];
    return sign === "-" ? sum - value : sum + value;
  }, 0);
}

/** The address that the phone takes of a `srcset`. */
export function chooseOfSet(srcSet: string, sizes: string): string | undefined {
  const candidates = srcSet
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address, width = "0w"]) => ({ address, width: parseInt(width, 10) }))
    .toSorted((one, other) => one.width - other.width);
  const needed = sizeOnPhone(sizes) * phone.density;
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.address;
}
