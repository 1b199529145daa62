import { useState } from "react";
import { Link } from "react-router";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { PictureFieldProps } from "#app/admin/calls/stored-form/picture-slot.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { mediaLibraryPath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { NewPicture } from "./new-picture.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import fields from "../../../ui/forms/item-fields.module.css";
import styles from "./picture-field.module.css";

interface UploadingFieldProps extends PictureFieldProps {
  /** Where given, a new one can be chosen here too. */
  upload?: SendPicture;
}

/** A picture of the library that stands still, or none. */
export function PictureField({ id, isChosen, texts, error, upload, onChoose }: UploadingFieldProps) {
  const language = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);

  const choose: PictureFieldProps["onChoose"] = (picture, alts) => {
    // First of all: its button may go.
    document.getElementById(id)?.focus();
    onChoose(picture, alts);
  };

  function take({ hash, width, height, focal, alts }: LibraryPicture): void {
    setIsChoosing(false);
    choose({ hash, width, height, focal }, alts);
  }

  return (
    <div className={styles.picture}>
      <p className={styles.controls}>
        <Button
          id={id}
          kind="quiet"
          small
          aria-expanded={isChoosing}
          aria-describedby={error && `${id}-fault`}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {texts.choose}
        </Button>
        {isChosen && (
          <Button kind="quiet" small onClick={() => choose(null, {})}>
            {texts.withoutPicture}
          </Button>
        )}
        {!upload && <Link to={mediaLibraryPath(language)}>{texts.toLibrary}</Link>}
      </p>
      {error && (
        <p id={`${id}-fault`} className={fields.fault}>
          {error}
        </p>
      )}
      {isChoosing && (
        <>
          {upload && <NewPicture upload={upload} onChosen={take} />}
          <PictureChooser isOffered={({ isAnimated }) => !isAnimated} onChosen={take} />
        </>
      )}
    </div>
  );
}
