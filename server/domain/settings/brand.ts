import { brandUses, type BrandUse } from "#api/media.ts";
import { brandColours } from "#api/settings/brand-colours.ts";
import type { ShownSite } from "#api/settings/shown-site.ts";
import type { SiteSettings } from "#api/settings/site-settings.ts";
import { memoize } from "#i18n/memoize.ts";
import { DomainError, refusingField } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { findBrandFile, type BrandFile } from "#server/storage/settings/brand-files.ts";
import { makeIcon, makeLogo } from "./brand-pictures.ts";

/** The site as it comes: none of it is the owner's. */
export const drawnLook = { brandColour: "", logo: null, isLogoNamed: false, icon: null } as const;

/** Gives the bytes of a stored picture; null when there is none of this hash. */
export type ReadOriginal = (hash: string) => Promise<Buffer | null>;

interface MadeBrand {
  use: BrandUse;
  /** Null for the one that comes with the site. */
  value: SiteSettings["logo"] | SiteSettings["icon"];
  files: BrandFile[];
}

/** Makes what is to be stored of the pictures that were chosen. */
export async function makeBrand(
  chosen: Partial<Record<BrandUse, string | null | undefined>>,
  readOriginal: ReadOriginal,
): Promise<MadeBrand[]> {
  const made = brandUses.map((use) =>
    refusingField(use, async () => {
      const hash = chosen[use];
      if (hash === undefined) return [];
      if (hash === null) return [{ use, value: null, files: [] }];
      const original = await readOriginal(hash);
      if (!original) throw new DomainError("not_found", "there is no such picture");
      if (use === "icon") {
        const { icon, files } = await makeIcon(original);
        return [{ use, value: icon, files }];
      }
      const { logo, files } = await makeLogo(original);
      return [{ use, value: logo, files }];
    }),
  );
  return (await Promise.all(made)).flat();
}

/** A file of the logo or the icon that are shown now; null when there is none of this name. */
export function findBrandPicture(db: Queries, name: string): Promise<Buffer | null> {
  return findBrandFile(db, name);
}

/** All of them are there, to stand in the place of what is stored. */
type ShownLook = { [Part in "colours" | "logo" | "icon"]: ShownSite[Part] };

const coloursOf = memoize(brandColours);

/** The owner's look for readers, without what is as it comes with the site. */
export function shownLook({
  brandColour,
  logo,
  isLogoNamed,
  icon,
}: Pick<SiteSettings, keyof typeof drawnLook>): ShownLook {
  return {
    colours: brandColour === "" ? undefined : coloursOf(brandColour),
    logo: logo ? { ...logo, isNamed: isLogoNamed } : undefined,
    icon: icon ?? undefined,
  };
}
