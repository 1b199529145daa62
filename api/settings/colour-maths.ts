/** @returns whether it is a colour code: "#rrggbb", in small letters */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}

/** The contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Three = [number, number, number];

function partsOf(colour: string): Three {
  const number = parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** The first colour over the second. @param share how much of the first is seen, 0 to 1 */
export function mix(one: string, other: string, share: number): string {
  const [first, second] = [partsOf(one), partsOf(other)];
  return hexOf(first.map((part, at) => part * share + (second[at] ?? 0) * (1 - share)));
}

function toLinear(colour: string): Three {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = partsOf(colour);
  return [linear(red), linear(green), linear(blue)];
}

/** Equal steps of its lightness (0 to 1) look equal, and its hue stays: https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}

export function toOklch(colour: string): Oklch {
  const [red, green, blue] = toLinear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** A colour that no screen shows becomes paler until one does. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness));
  for (let shown = chroma; shown > 0.001; shown -= 0.002) {
    const parts = screenParts({ lightness: light, chroma: shown, hue });
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return hexOf(parts.map((part) => part * 255));
  }
  return hexOf(screenParts({ lightness: light, chroma: 0, hue }).map((part) => part * 255));
}

/** Red, green and blue; from 0 to 1 where a screen can show them. */
function screenParts({ lightness, chroma, hue }: Oklch): Three {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
  return [
    encode(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** @param parts red, green and blue, 0 to 255 */
export function hexOf(parts: readonly number[]): string {
  const digits = parts.map((part) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}
