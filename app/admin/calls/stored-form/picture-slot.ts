import type { ComponentType } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";

type ChosenPicture = Pick<LibraryPicture, "hash" | "width" | "height" | "focal">;

export interface PictureFieldProps {
  /** The id of its first button. */
  id: string;
  isChosen: boolean;
  texts: Record<"choose" | "withoutPicture", string>;
  /** Why the form cannot be saved as it is. */
  error?: string | undefined;
  /** @param alts the library's descriptions of it; none where no picture is wanted */
  onChoose: (picture: ChosenPicture | null, alts: LibraryPicture["alts"]) => void;
}

/** The media library's field in the forms of other features; their routes pass it in. */
export type PictureSlot = ComponentType<PictureFieldProps>;
