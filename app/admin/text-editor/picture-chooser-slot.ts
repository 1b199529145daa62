import type { ComponentType } from "react";
import type { PictureAttributes } from "./nodes/picture-attributes.ts";

/** A stored picture, with what is said of it in the text's language. */
export type StoredPicture = Pick<PictureAttributes, "src" | "alt" | "credit" | "width" | "height">;

/** The media library as the editor sees it; the route passes it in. */
export type PictureChooserSlot = ComponentType<{
  lang: string;
  /** Whether several may be chosen, one after another. */
  isForSeveral: boolean;
  /** Told while new pictures are on their way into the library. */
  onBusy: (isBusy: boolean) => void;
  onChosen: (picture: StoredPicture) => void;
}>;
