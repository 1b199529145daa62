import { contrast, mix, toHex, toOklch, type Oklch } from "./colour-maths.ts";

/** The three colours by which a site is told from others, in one scheme. */
export interface BrandShades {
  /** Links, and the fields of buttons. */
  accent: string;
  /** The same under a pointer. */
  accentStrong: string;
  /** The words on both. */
  onAccent: string;
}

export type BrandColours = Record<Scheme, BrandShades>;
export type Scheme = "light" | "dark";

export const schemes = ["light", "dark"] as const satisfies readonly Scheme[];

/** The colours that come with the site: those of `app/ui/tokens.css`. */
export const drawnColours: BrandColours = {
  light: { accent: "#a33e22", accentStrong: "#7a2c22", onAccent: "#fff8ec" },
  dark: { accent: "#f0a27f", accentStrong: "#f7c0a6", onAccent: "#2a130b" },
};

/** Where accents are read: on the page, on cards and menus; words on danger stand on its red, and are those on accents. */
export const surfaces = {
  light: { ground: "#f6f0e4", paper: "#fffaf0", ink: "#1d2340", danger: "#97231f" },
  dark: { ground: "#12162c", paper: "#1a2040", ink: "#f1eadb", danger: "#ff9f92" },
} as const satisfies Record<Scheme, object>;

/** WCAG 2.2, 1.4.3: of text; 1.4.11 asks for 3 to 1 of anything else. */
export const leastContrast = 4.5;

/** Some fields are the ground with so much of the accent in it; links stand there too. */
const tint = 0.14;

/** Makes of one colour all that are needed, each as near to it as it can be read where it is used. */
export function brandColours(colour: string): BrandColours {
  return { light: shadesOf(colour, "light"), dark: shadesOf(colour, "dark") };
}

function shadesOf(colour: string, scheme: Scheme): BrandShades {
  const isLight = scheme === "light";
  const own = toOklch(colour);
  const onAccent = toHex(
    isLight
      ? { ...own, lightness: 0.985, chroma: Math.min(own.chroma, 0.012) }
      : { ...own, lightness: 0.2, chroma: Math.min(own.chroma, 0.04) },
  );
  // On a light ground a colour is read when it is darker, on a dark one when it is lighter.
  const step = isLight ? -0.005 : 0.005;
  const legible = (first: Oklch) => {
    let shade = first;
    while (!isLegible(toHex(shade), onAccent, scheme))
      shade = { ...shade, lightness: shade.lightness + step };
    return shade;
  };
  const accent = legible(own);
  // Black cannot become darker, nor white lighter.
  const isAtEnd = isLight ? accent.lightness < 0.3 : accent.lightness > 0.92;
  const strong = {
    ...accent,
    lightness: accent.lightness + (isLight === isAtEnd ? 1 : -1) * (isAtEnd ? 0.22 : 0.1),
  };
  return { accent: toHex(accent), accentStrong: toHex(legible(strong)), onAccent };
}

function isLegible(accent: string, onAccent: string, scheme: Scheme): boolean {
  const { ground, paper } = surfaces[scheme];
  const fields = [ground, paper].flatMap((surface) => [surface, mix(accent, surface, tint)]);
  return [...fields, onAccent].every((one) => contrast(accent, one) >= leastContrast);
}

/**
 * The rules that put the colours in the place of those that come with the site. Their selector outweighs all others: on paper the light
 * ones hold. The woven bands keep their pattern, in shades of the accent. Only the build writes `light-dark()` so that older browsers
 * understand it.
 */
export function brandRule({ light, dark }: BrandColours): string {
  const all = (shades: BrandShades) =>
    `{--accent:${shades.accent};--accent-strong:${shades.accentStrong};--on-accent:${shades.onAccent}}`;
  const root = ":root:root:root";
  return (
    root +
    all(light) +
    `@media screen and (prefers-color-scheme:dark){${root}:not([data-scheme=light])${all(dark)}}` +
    `@media screen{${root}[data-scheme=dark]${all(dark)}}` +
    "body>div>:is(header,footer):before,header details>div:before{background-color:var(--accent);background-blend-mode:luminosity}"
  );
}
