import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { pictureFormats, type PictureFormat } from "#api/media.ts";

/** A picture that the site draws itself. */
export interface DrawnPicture extends Kind {
  path: string;
  /** The photographs that replace it; the first that is there counts. */
  replacements: Replacement[];
}

interface Kind {
  /** In pixels, as the pages state it. */
  width: number;
  height: number;
  /** What may be sent under its address. */
  formats: readonly [PictureFormat, ...PictureFormat[]];
  isCard?: boolean;
}

interface Replacement {
  /** Such as `places/lima`. */
  name: string;
  /** How much of the drawn picture it covers, from the left, in pixels. */
  width: number;
}

/** What `art/draw.ts` makes, by the ending: pictures, small squares of them, social cards. */
const kinds: Partial<Record<string, Kind>> = {
  svg: { width: 1200, height: 750, formats: pictureFormats },
  avif: { width: 208, height: 208, formats: ["avif"] },
  jpg: { width: 1200, height: 630, formats: ["jpeg"], isCard: true },
};

/** No photographs stand in for these: they are drawn to one scale, each in a field of its own. */
const toScale = "vehicles/";

/** Beside a page's picture, its card shows the site's name. */
const cardPictureWidth = 1008;

/**
 * Lists the drawn pictures by their addresses below `/pictures/`, such as `places/lima.svg`.
 *
 * @param filesFolder where the site's files lie
 */
export async function listDrawnPictures(filesFolder: string): Promise<Map<string, DrawnPicture>> {
  const folder = join(filesFolder, "pictures");
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(sep, "/"));
  return new Map(
    files.flatMap((file) => {
      const [, name = "", ending = ""] = /^(.+)\.(\w+)$/.exec(file) ?? [];
      const kind = kinds[ending];
      if (!kind || name.startsWith(toScale)) return [];
      return [[file, { ...kind, path: join(folder, file), replacements: replacementsOf(name, kind) }]];
    }),
  );
}

/** A small square is cut from its picture's photograph; a card shows its page's or category's, unless it has one of its own. */
function replacementsOf(name: string, { width }: Kind): Replacement[] {
  if (name.startsWith("thumbs/")) return [{ name: name.slice("thumbs/".length), width }];
  if (!name.startsWith("social/")) return [{ name, width }];
  return [
    { name, width },
    { name: pictureOfCard(name.slice("social/".length)), width: cardPictureWidth },
  ];
}

/** @param card such as `home`, `entry` or `categories/music` */
function pictureOfCard(card: string): string {
  if (card === "home") return "places/machu-picchu";
  return card.startsWith("categories/") ? card : `pages/${card}`;
}
