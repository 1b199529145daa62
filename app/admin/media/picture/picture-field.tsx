import { useRef, useState } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { PictureFieldProps } from "#app/admin/calls/stored-form/picture-slot.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { NewPicture } from "./new-picture.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import fields from "../../../ui/forms/item-fields.module.css";
import styles from "./picture-field.module.css";

interface UploadingFieldProps extends PictureFieldProps {
  upload: SendPicture;
}

/** A picture that stands still, of the library or a new one, or none. */
export function PictureField({ id, isChosen, texts, error, upload, onChoose }: UploadingFieldProps) {
  const { standsStill } = useAdminMessages().media;
  const [isChoosing, setIsChoosing] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const fault = isMoving ? standsStill : error;
  const { field, choose } = useFocusBeforeChoice(id, onChoose);

  function take({ hash, width, height, focal, alts, isAnimated }: LibraryPicture): void {
    setIsMoving(isAnimated);
    if (isAnimated) return;
    setIsChoosing(false);
    choose({ hash, width, height, focal }, alts);
  }

  return (
    <div ref={field} className={styles.picture}>
      <p className={styles.controls}>
        <Button
          id={id}
          kind="quiet"
          small
          aria-expanded={isChoosing}
          aria-describedby={fault && `${id}-fault`}
          onClick={() => {
            setIsMoving(false);
            setIsChoosing(!isChoosing);
          }}
        >
          {texts.choose}
        </Button>
        {isChosen && (
          <Button kind="quiet" small onClick={() => choose(null, {})}>
            {texts.withoutPicture}
          </Button>
        )}
      </p>
      {fault && (
        <p id={`${id}-fault`} role={isMoving ? "alert" : undefined} className={fields.fault}>
          {fault}
        </p>
      )}
      {isChoosing && (
        <>
          <NewPicture upload={upload} onChosen={take} />
          <PictureChooser isOffered={({ isAnimated }) => !isAnimated} onChosen={take} />
        </>
      )}
    </div>
  );
}

/** The first button gets the focus before its neighbours go; whoever went on writing during an upload stays there. */
function useFocusBeforeChoice(id: string, onChoose: PictureFieldProps["onChoose"]) {
  const field = useRef<HTMLDivElement>(null);
  const choose: PictureFieldProps["onChoose"] = (picture, alts) => {
    const focused = document.activeElement;
    if (focused === document.body || field.current?.contains(focused)) document.getElementById(id)?.focus();
    onChoose(picture, alts);
  };
  return { field, choose };
}
