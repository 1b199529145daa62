import { useEffect, useEffectEvent, useState } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { UploadRow } from "#app/admin/media/uploads/upload-row.tsx";
import { useUploads, type SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

interface NewPictureProps {
  upload: SendPicture;
  onChosen: (picture: LibraryPicture) => void;
}

/** Uploads a picture where it is wanted. */
export function NewPicture({ upload, onChosen }: NewPictureProps) {
  const texts = useAdminMessages().media;
  const [added, setAdded] = useState<LibraryPicture | null>(null);
  const uploading = useUploads({ send: upload, onAdded: setAdded });
  // The form may have been written in since the upload began: only the newest knows that.
  const chooseNow = useEffectEvent(onChosen);
  useEffect(() => {
    if (added) chooseNow(added);
  }, [added]);
  return (
    <>
      <Field label={texts.replace.upload} hint={texts.upload.limits}>
        {(control) => (
          <FileInput
            {...control}
            accept={acceptedPictures}
            disabled={uploading.isBusy}
            choose={texts.replace.chooseFile}
            onFiles={(files) => {
              uploading.clear();
              uploading.add(files);
            }}
          />
        )}
      </Field>
      <ul aria-live="polite" aria-label={texts.upload.list}>
        {uploading.uploads.map((one) => (
          <UploadRow key={one.id} upload={one} leads={false} />
        ))}
      </ul>
    </>
  );
}
