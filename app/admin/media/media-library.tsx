import { useSearchParams } from "react-router";
import { PictureGrid } from "./grid/picture-grid.tsx";
import { queryOf, readShownPart } from "./library-query.ts";
import { PicturePage } from "./picture/picture-page.tsx";
import { UploadPictures } from "./uploads/upload-pictures.tsx";
import { useUploads, type SendPicture } from "./uploads/use-uploads.ts";
import { useLibrary } from "./use-library.ts";

interface MediaLibraryProps {
  upload: SendPicture;
  /** Called when readers see a picture another way. */
  onChanged: () => void;
}

/** All stored pictures, or the one that the address names. Uploads go on while either is shown. */
export function MediaLibrary({ upload, onChanged }: MediaLibraryProps) {
  const [params] = useSearchParams();
  const loaded = useLibrary(queryOf(readShownPart(params)));
  const uploading = useUploads({ send: upload, onAdded: () => void loaded.refetch() });
  const opened = params.get("picture");
  if (opened !== null)
    return (
      <PicturePage
        key={opened}
        hash={opened}
        upload={upload}
        onChanged={() => {
          void loaded.refetch();
          onChanged();
        }}
      />
    );
  return (
    <>
      <UploadPictures uploading={uploading} />
      <PictureGrid loaded={loaded} />
    </>
  );
}
