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

/** Uploads the picture that takes the place of another. */
export function NewPicture({ upload, onChosen }: NewPictureProps) {
  const texts = useAdminMessages().media;
  const uploading = useUploads({
    async send(file, onProgress) {
      const added = await upload(file, onProgress);
      onChosen(added);
      return added;
    },
    onAdded: () => undefined,
  });
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
          <UploadRow key={one.id} upload={one} />
        ))}
      </ul>
    </>
  );
}
