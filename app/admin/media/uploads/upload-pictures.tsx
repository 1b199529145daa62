import { useId } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { DropZone } from "#app/ui/forms/drop-zone.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { isForGood, type useUploads } from "./use-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import styles from "./upload-pictures.module.css";

interface UploadPicturesProps {
  uploading: ReturnType<typeof useUploads>;
  /** Whether those that have arrived lead to their pages: not out of a dialog, whose words would be lost. */
  leads?: boolean;
}

/** Several files at once, chosen or dropped, each with its progress or what is wrong with it. */
export function UploadPictures({ uploading, leads = true }: UploadPicturesProps) {
  const texts = useAdminMessages().media.upload;
  const id = useId();
  const { uploads, isBusy } = uploading;
  const done = uploads.filter(({ state }) => state === "done").length;
  const failed = uploads.filter(({ state }) => state === "failed");
  return (
    <section aria-labelledby={`${id}-title`} className={styles.upload}>
      <DropZone onFiles={uploading.add}>
        <h2 id={`${id}-title`} className={styles.title}>
          {texts.title}
        </h2>
        <div className={styles.ways}>
          <FileInput
            id={id}
            multiple
            accept={acceptedPictures}
            aria-describedby={`${id}-limits`}
            choose={texts.choose}
            kind="primary"
            onFiles={uploading.add}
          />
          <span className={styles.drop}>{texts.drop}</span>
        </div>
        <p id={`${id}-limits`} className={styles.limits}>
          {texts.limits}
        </p>
      </DropZone>
      <p role="status" className={styles.status}>
        {uploads.length > 0 && !isBusy && texts.finished(done, failed.length)}
      </p>
      {uploads.length > 0 && (
        <>
          <ul aria-label={texts.list} className={styles.rows}>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} leads={leads} />
            ))}
          </ul>
          {!isBusy && <UploadButtons uploading={uploading} />}
        </>
      )}
    </section>
  );
}

function UploadButtons({ uploading }: { uploading: ReturnType<typeof useUploads> }) {
  const texts = useAdminMessages().media.upload;
  const mayRetry = uploading.uploads.some(({ state, error }) => state === "failed" && !isForGood(error));
  return (
    <div className={styles.buttons}>
      {mayRetry && (
        <Button small onClick={uploading.retry}>
          {texts.retry}
        </Button>
      )}
      <Button kind="quiet" small onClick={uploading.clear}>
        {texts.clear}
      </Button>
    </div>
  );
}
