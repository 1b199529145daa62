import { useSearchParams } from "react-router";
import { PictureGrid } from "./grid/picture-grid.tsx";
import { queryOf, readShownPart } from "./library-query.ts";
import type { MediaLibraryProps } from "./media-api.ts";
import { PicturePage } from "./picture/picture-page.tsx";
import { UploadPictures } from "./uploads/upload-pictures.tsx";
import { useUploads } from "./uploads/use-uploads.ts";
import { useLibrary } from "./use-library.ts";

/** All stored pictures, or the one that the address names. Uploads go on while either is shown. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { api, upload, onChanged, handleSessionLoss } = props;
  const [params] = useSearchParams();
  const loaded = useLibrary(queryOf(readShownPart(params)), api.listPictures, handleSessionLoss);
  const uploading = useUploads({ send: upload, onAdded: loaded.reload, onFailure: handleSessionLoss });
  const opened = params.get("picture");
  if (opened !== null)
    return (
      <PicturePage
        {...props}
        key={opened}
        hash={opened}
        onChanged={() => {
          loaded.reload();
          onChanged();
        }}
      />
    );
  return (
    <>
      <UploadPictures uploading={uploading} />
      <PictureGrid loaded={loaded} removePicture={api.removePicture} handleSessionLoss={handleSessionLoss} />
    </>
  );
}
