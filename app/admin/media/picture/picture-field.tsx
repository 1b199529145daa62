import { useState } from "react";
import { Link } from "react-router";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { mediaLibraryPath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import styles from "./picture-field.module.css";

type ChosenPicture = Pick<LibraryPicture, "hash" | "width" | "height" | "focal">;

interface PictureFieldProps {
  /** The id of its first button. */
  id: string;
  isChosen: boolean;
  texts: Record<"choose" | "withoutPicture" | "toLibrary", string>;
  onChoose: (picture: ChosenPicture | null) => void;
}

/** A picture of the library that stands still, or none. */
export function PictureField({ id, isChosen, texts, onChoose }: PictureFieldProps) {
  const language = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);

  function choose(picture: ChosenPicture | null): void {
    // First of all: its button may go.
    document.getElementById(id)?.focus();
    onChoose(picture);
  }

  return (
    <div className={styles.picture}>
      <p className={styles.controls}>
        <Button
          id={id}
          kind="quiet"
          small
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {texts.choose}
        </Button>
        {isChosen && (
          <Button kind="quiet" small onClick={() => choose(null)}>
            {texts.withoutPicture}
          </Button>
        )}
        <Link to={mediaLibraryPath(language)}>{texts.toLibrary}</Link>
      </p>
      {isChoosing && (
        <PictureChooser
          isOffered={({ isAnimated }) => !isAnimated}
          onChosen={({ hash, width, height, focal }) => {
            setIsChoosing(false);
            choose({ hash, width, height, focal });
          }}
        />
      )}
    </div>
  );
}
