/** The inks (colours) of all pictures; a scene adds tints with `mix` but no hue of its own. */
export const palette = {
  terracotta: "#B5482A",
  brick: "#7A2C22",
  clay: "#D2784A",
  rose: "#E3A58A",
  indigo: "#26305C",
  night: "#151B3A",
  dusk: "#525A90",
  mauve: "#8D7499",
  salt: "#F6F0E4",
  sand: "#EBD6AE",
  straw: "#D9B878",
  sun: "#E9A93C",
  glow: "#F7D58A",
  coca: "#4F7A4A",
  moss: "#2C4E3C",
  leaf: "#8BA653",
  sea: "#2E7C86",
  deep: "#1B4A62",
  foam: "#D9E8DE",
  maize: "#5A2144",
  bark: "#4A2A20",
  stone: "#B3A184",
} as const;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** The colour `share` (0–1) of the way from one ink to the other, as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((end[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
