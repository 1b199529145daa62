import { useState } from "react";
import { Link } from "react-router";
import type { AdminSlide } from "#api/settings/home-slides.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { mediaLibraryPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PictureSlot } from "./picture-slot.ts";
import { isOwnSlide, takePicture, type SlideFault } from "./slide-changes.ts";
import fields from "../../../ui/forms/item-fields.module.css";
import styles from "./slides.module.css";

interface SlidePictureFieldProps {
  slide: AdminSlide;
  faults: readonly SlideFault[];
  PictureChooser: PictureSlot;
  onWrite: (change: Partial<AdminSlide>) => void;
}

/** The picture of a slide, chosen from the library; one of the release has a drawing too. */
export function SlidePictureField({ slide, faults, PictureChooser, onWrite }: SlidePictureFieldProps) {
  const { homeSlides: texts } = useAdminMessages();
  const language = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);
  const control = `${slide.id}-picture`;
  const isMissing = faults.some((fault) => fault.control === control);
  return (
    <div className={styles.picture}>
      <p className={styles.controls}>
        <Button
          id={control}
          kind="quiet"
          small
          aria-expanded={isChoosing}
          aria-describedby={isMissing ? `${control}-fault` : undefined}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {texts.choose}
        </Button>
        {slide.picture && !isOwnSlide(slide) && (
          <Button kind="quiet" small onClick={() => onWrite({ picture: null })}>
            {texts.toDrawing}
          </Button>
        )}
        <Link to={mediaLibraryPath(language)}>{texts.toLibrary}</Link>
      </p>
      {isMissing && (
        <p id={`${control}-fault`} className={fields.fault}>
          {texts.faultTexts.picture}
        </p>
      )}
      {isChoosing && (
        <PictureChooser
          isOffered={({ isAnimated }) => !isAnimated}
          onChosen={(picture) => {
            setIsChoosing(false);
            onWrite(takePicture(slide, picture));
            document.getElementById(control)?.focus();
          }}
        />
      )}
    </div>
  );
}
