import { useId, useState, type DragEvent } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isForGood, type useUploads } from "./use-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import styles from "./upload-pictures.module.css";

/** Several files at once, chosen or dropped, each with its progress or what is wrong with it. */
export function UploadPictures({ uploading }: { uploading: ReturnType<typeof useUploads> }) {
  const texts = useAdminMessages().media.upload;
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const { uploads, isBusy } = uploading;
  const done = uploads.filter(({ state }) => state === "done").length;
  const failed = uploads.filter(({ state }) => state === "failed");

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsDraggedOver(false);
    uploading.add(event.dataTransfer.files);
  }

  return (
    <section aria-labelledby={`${id}-title`} className={styles.upload}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut: the file picker inside does the same for everybody */}
      <div
        className={isDraggedOver ? `${styles.zone} ${styles.over}` : styles.zone}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
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
      </div>
      <p role="status" className={styles.status}>
        {uploads.length > 0 && !isBusy && texts.finished(done, failed.length)}
      </p>
      {uploads.length > 0 && (
        <>
          <ul aria-label={texts.list} className={styles.rows}>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
          {!isBusy && (
            <div className={styles.buttons}>
              {failed.some(({ error }) => !isForGood(error)) && (
                <Button small onClick={uploading.retry}>
                  {texts.retry}
                </Button>
              )}
              <Button kind="quiet" small onClick={uploading.clear}>
                {texts.clear}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
