import type { ComponentType } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";

/** The media library as slides see it; the route passes it in. */
export type PictureSlot = ComponentType<{
  isOffered: (picture: LibraryPicture) => boolean;
  onChosen: (picture: LibraryPicture) => void;
}>;
