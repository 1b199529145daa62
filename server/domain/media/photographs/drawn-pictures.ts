import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { pictureFormats, type PictureFormat } from "#api/media.ts";

export interface DrawnPicture extends Kind {
  path: string;
  replacements: Replacement[];
}

interface Kind {
  /** Pixels. */
  width: number;
  height: number;
  formats: readonly [PictureFormat, ...PictureFormat[]];
  isCard?: boolean;
}

interface Replacement {
  /** Such as `places/lima`. */
  name: string;
  width: number;
}

/** By file extension: pictures, square thumbnails, social cards. */
const kinds: Partial<Record<string, Kind>> = {
  svg: { width: 1200, height: 750, formats: pictureFormats },
  avif: { width: 208, height: 208, formats: ["avif"] },
  jpg: { width: 1200, height: 630, formats: ["jpeg"], isCard: true },
};

/** Never replaced by photographs, because the vehicles are drawn to the same scale. */
const drawnOnly = "vehicles/";

/** Pixels; the rest of a social card shows the site's name. */
const cardPictureWidth = 1008;

export async function listDrawnPictures(filesFolder: string): Promise<Map<string, DrawnPicture>> {
  const folder = join(filesFolder, "pictures");
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(sep, "/"));
  return new Map(
    files.flatMap((file) => {
      const [, name = "", ending = ""] = /^(.+)\.(\w+)$/.exec(file) ?? [];
      const kind = kinds[ending];
      if (!kind || name.startsWith(drawnOnly)) return [];
      return [[file, { ...kind, path: join(folder, file), replacements: replacementsOf(name, kind) }]];
    }),
  );
}

/** Lists what may replace a picture, in order of preference: a thumbnail uses its picture's photograph, a card its own or its page's or category's. */
function replacementsOf(name: string, { width }: Kind): Replacement[] {
  if (name.startsWith("thumbs/")) return [{ name: name.slice("thumbs/".length), width }];
  if (!name.startsWith("social/")) return [{ name, width }];
  return [
    { name, width },
    { name: pictureOfCard(name.slice("social/".length)), width: cardPictureWidth },
  ];
}

function pictureOfCard(card: string): string {
  if (card === "home") return "places/machu-picchu";
  return card.startsWith("categories/") ? card : `pages/${card}`;
}
