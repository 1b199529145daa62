/** The first that fits counts: most browsers also call themselves by older ones' names. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * A short description by which the owner knows a device. The whole header is not stored: it would tell devices apart.
 *
 * @example describeDevice("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // "Firefox, Linux"
 */
export function describeDevice(userAgent: string | undefined): string {
  const nameIn = (names: typeof browsers) => names.find(([, sign]) => sign.test(userAgent ?? ""))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(", ");
}
