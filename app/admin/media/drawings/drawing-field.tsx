import { useId, useState } from "react";
import { Link } from "react-router";
import type { Drawing } from "#api/admin/media-library.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { MediaFailure } from "#app/admin/media/picture/media-failure.tsx";
import { PictureField } from "#app/admin/media/picture/picture-field.tsx";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { mediaLibraryPath } from "#i18n/addresses.ts";
import { languageNames, languages, locales } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { DrawingImage } from "./drawing-image.tsx";
import styles from "./drawing-field.module.css";

interface DrawingFieldProps {
  drawing: Drawing;
  upload: SendPicture;
  /** Reads the drawings anew. */
  onChanged: () => Promise<unknown>;
}

/** The picture that readers see, and the choice of another one, which counts at once. */
export function DrawingField({ drawing, upload, onChanged }: DrawingFieldProps) {
  const { api } = useAdmin();
  const { ownPage, ...ofDrawings } = useAdminMessages().media.drawings;
  const { picture, isDrawn } = drawing;
  const texts = isDrawn ? ofDrawings : { ...ofDrawings, ...ownPage };
  const language = useLanguage();
  const id = useId();
  const [isDone, setIsDone] = useState(false);
  const { isBusy, failure, run } = useCall();

  async function replace(hash: string | null): Promise<void> {
    setIsDone(false);
    const isReplaced = await run(async () => {
      await api.replaceDrawing(language, { id: drawing.id, picture: hash });
      await onChanged();
    });
    setIsDone(isReplaced);
    // So that this browser shows the new one; those of readers may keep the former one for an hour.
    if (isReplaced && isDrawn)
      for (const address of addressesOf(drawing.id)) void fetch(address, { cache: "reload" });
  }

  return (
    <div className={styles.field} aria-busy={isBusy}>
      <DrawingImage drawing={drawing} className={styles.picture} />
      <div className={styles.words}>
        {picture ? (
          <PictureWords picture={picture} isPhotograph={texts.isPhotograph} />
        ) : (
          <p>{texts.isDrawing}</p>
        )}
        <PictureField
          id={id}
          isChosen={picture !== null}
          texts={texts}
          upload={upload}
          onChoose={(chosen) => void replace(chosen?.hash ?? null)}
        />
        <p role="status">{isDone && (picture ? texts.replaced : texts.restored)}</p>
        <MediaFailure failure={failure} />
        <p className={styles.hint}>{texts.effect}</p>
      </div>
    </div>
  );
}

/** The description and the maker of the picture, as readers are told of them, with the way to where they are written. */
function PictureWords({
  picture,
  isPhotograph,
}: {
  picture: NonNullable<Drawing["picture"]>;
  isPhotograph: string;
}) {
  const texts = useAdminMessages().media.drawings;
  const language = useLanguage();
  const { hash, alts, credit } = picture;
  const missing = languages.filter((one) => !alts[one]).map((one) => languageNames[one]);
  return (
    <>
      <p>{isPhotograph}</p>
      {alts[language] && <p>{texts.shows(alts[language])}</p>}
      {credit && <p>{texts.madeBy(credit)}</p>}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {texts.missing(new Intl.ListFormat(locales[language]).format(missing))}
        </p>
      )}
      <p>
        <Link to={`${mediaLibraryPath(language)}?picture=${hash}`}>{texts.describe}</Link>
      </p>
    </>
  );
}

function addressesOf(id: string): string[] {
  const drawing = `/pictures/${id}.svg`;
  return id.startsWith("pages/") ? [drawing, `/pictures/thumbs/${id}.avif`] : [drawing];
}
