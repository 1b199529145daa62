import { mediaPath, singleAddressWidth } from "#api/media.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { NewPicture } from "#app/admin/media/picture/new-picture.tsx";
import { PictureChooser } from "#app/admin/media/picture/picture-chooser.tsx";
import type { PictureChooserSlot } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { languages } from "#i18n/languages.ts";
import { uploadPicture } from "./upload-picture.ts";

/** The library's pictures for a page's text, and a new one. */
export const LibraryPictures: PictureChooserSlot = ({ lang, onChosen }) => {
  function take({ hash, width, height, isAnimated, alts, credit }: LibraryPicture): void {
    const language = languages.find((one) => one === lang);
    const src = mediaPath(hash, singleAddressWidth, isAnimated ? "webp" : "jpeg");
    onChosen({ src, alt: (language && alts[language]) ?? "", credit, width, height });
  }
  return (
    <>
      <NewPicture upload={uploadPicture} onChosen={take} />
      <PictureChooser onChosen={take} />
    </>
  );
};
