import { useState } from "react";
import { ignoreNotFound } from "#api/errors/errors.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { isUnused } from "#app/admin/media/picture-name.ts";
import { MediaFailure } from "./media-failure.tsx";
import styles from "./picture-page.module.css";

interface RemovePictureProps {
  picture: LibraryPicture;
  onRemoved: () => void;
}

/** Removes a picture that no post shows; of any other it says why not. */
export function RemovePicture({ picture, onRemoved }: RemovePictureProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().media.remove;
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, failure, run } = useCall();
  if (!isUnused(picture)) return <p className={styles.detail}>{texts.onlyUnused}</p>;

  async function remove(): Promise<void> {
    const isRemoved = await run(() => api.removePicture(picture.hash).catch(ignoreNotFound));
    setIsAsking(false);
    if (isRemoved) onRemoved();
  }

  return (
    <div>
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        {texts.one}
      </Button>
      <MediaFailure failure={failure} />
      <ConfirmDialog
        open={isAsking}
        title={texts.confirmTitle(1)}
        text={texts.confirmText(1)}
        confirm={isBusy ? texts.busy : texts.confirm}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
