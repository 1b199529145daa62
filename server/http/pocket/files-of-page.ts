import { chooseOfSet, fitsPhone } from "./phone-pictures.ts";

type Attributes = Record<string, string>;

/** The links by which a page names its icons and the files that it needs itself, also when React hydrates. */
const linked = ["icon", "apple-touch-icon", "manifest", "stylesheet", "preload", "modulepreload"];

const pictures = /<picture[^>]*>([\s\S]*?)<\/picture>|<img\b[^>]*>/g;

/** The files of this site that a phone loads with a page, by address: pictures, icons, styles, scripts and those for hydration. */
export function filesOfPage(html: string): { pictures: string[]; files: string[] } {
  const shown = [...html.matchAll(pictures)].map(([picture]) => pictureOnPhone(picture));
  const links = tags(html, "link").filter(({ rel = "" }) => linked.includes(rel));
  const sheets = /data-sheets="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const files = [
    ...links.map(({ href }) => href),
    ...tags(html, "script").map(({ src }) => src),
    ...sheets,
    ...hydrationFiles(html),
  ];
  return { pictures: own(shown), files: own(files) };
}

function own(addresses: (string | undefined)[]): string[] {
  const paths = addresses.flatMap((address) => address?.replace(/#.*/, "") ?? []);
  return [...new Set(paths)].filter((path) => /^\/[^/]/.test(path));
}

/** Chooses the first source that fits, like a browser. */
function pictureOnPhone(picture: string): string | undefined {
  const [img = {}] = tags(picture, "img");
  const sources = tags(picture, "source").filter(({ media }) => media === undefined || fitsPhone(media));
  const { srcset, sizes = img["sizes"] ?? "" } = sources[0] ?? img;
  return srcset === undefined ? img["src"] : chooseOfSet(srcset, sizes);
}

function hydrationFiles(html: string): string[] {
  const [, json] = /<script type="application\/json" id="_hydration">(.*?)<\/script>/.exec(html) ?? [];
  if (json === undefined) return [];
  // Safe cast: app/entry.server.tsx wrote it.
  const { entry, modules } = JSON.parse(json) as { entry: string; modules: string[] };
  return [entry, ...modules];
}

function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, text = ""]) =>
    attributesOf(text),
  );
}

function attributesOf(text: string): Attributes {
  const found = text.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );
}

/** React writes no other references into attributes. */
function decoded(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
