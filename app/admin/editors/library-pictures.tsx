import { useEffect } from "react";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { NewPicture } from "#app/admin/media/picture/new-picture.tsx";
import { PictureChooser } from "#app/admin/media/picture/picture-chooser.tsx";
import { UploadPictures } from "#app/admin/media/uploads/upload-pictures.tsx";
import { useUploads } from "#app/admin/media/uploads/use-uploads.ts";
import type { PictureChooserSlot } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { languages } from "#i18n/languages.ts";
import { uploadPicture } from "./upload-picture.ts";

/** The library's pictures for a page's text, and new ones. */
export const LibraryPictures: PictureChooserSlot = ({ lang, isForSeveral, onBusy, onChosen }) => {
  function take({ hash, width, height, isAnimated, alts, credit }: LibraryPicture): void {
    const language = languages.find((one) => one === lang);
    const src = mediaPath(hash, singleAddressWidth, isAnimated ? "webp" : "jpeg");
    onChosen({ src, alt: (language && alts[language]) ?? "", credit, width, height });
  }
  return (
    <>
      {isForSeveral ? (
        <NewPictures onBusy={onBusy} onChosen={take} />
      ) : (
        <NewPicture upload={uploadPicture} onChosen={take} />
      )}
      <PictureChooser onChosen={take} />
    </>
  );
};

interface NewPicturesProps {
  onBusy: (isBusy: boolean) => void;
  onChosen: (picture: LibraryPicture) => void;
}

/** Puts several files into the library, one after another, and chooses each that arrives. */
function NewPictures({ onBusy, onChosen }: NewPicturesProps) {
  const uploading = useUploads({ send: uploadPicture, onAdded: onChosen });
  const { isBusy } = uploading;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [onBusy, isBusy]);
  return <UploadPictures uploading={uploading} leads={false} />;
}
