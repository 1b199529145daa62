import { Link, useSearchParams } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { DrawingsView } from "./drawings/drawings-view.tsx";
import { PictureGrid } from "./grid/picture-grid.tsx";
import { queryOf, readShownPart } from "./library-query.ts";
import { PicturePage } from "./picture/picture-page.tsx";
import { UploadPictures } from "./uploads/upload-pictures.tsx";
import { useUploads, type SendPicture } from "./uploads/use-uploads.ts";
import { useLibrary } from "./use-library.ts";
import styles from "./media-library.module.css";

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
  const isOfDrawings = params.get("view") === "drawings";
  return (
    <>
      <Views isOfDrawings={isOfDrawings} />
      {isOfDrawings ? (
        <DrawingsView upload={upload} />
      ) : (
        <>
          <UploadPictures uploading={uploading} />
          <PictureGrid loaded={loaded} />
        </>
      )}
    </>
  );
}

/** The stored pictures and the drawings, for who may replace those. */
function Views({ isOfDrawings }: { isOfDrawings: boolean }) {
  const { may } = useAdmin();
  const { title, drawings } = useAdminMessages().media;
  if (!may.includes("guide.edit")) return null;
  return (
    <nav aria-label={drawings.views} className={styles.views}>
      <Link to="?" aria-current={isOfDrawings ? undefined : "page"}>
        {title}
      </Link>
      <Link to="?view=drawings" aria-current={isOfDrawings ? "page" : undefined}>
        {drawings.title}
      </Link>
    </nav>
  );
}
