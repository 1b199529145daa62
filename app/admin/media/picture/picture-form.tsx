import { useEffect, useState, type FormEvent } from "react";
import type { LibraryPicture, PictureDetails } from "#api/admin/media-library.ts";
import { mediaLimits } from "#api/admin/media-limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import { FocalPoint } from "./focal-point.tsx";
import { LeavePicture } from "./leave-picture.tsx";
import { MediaFailure } from "./media-failure.tsx";
import styles from "./picture-page.module.css";

interface PictureFormProps {
  picture: LibraryPicture;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
}

/** The form for a picture's details. Whoever leaves with something unsaved is asked first. */
export function PictureForm({ picture, onDirty, onSaved }: PictureFormProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().media.details;
  const [saved, setSaved] = useState(() => detailsOf(picture));
  const [details, setDetails] = useState(saved);
  const [isSaved, setIsSaved] = useState(false);
  const { isBusy, failure, run } = useCall();
  const isDirty = JSON.stringify(details) !== JSON.stringify(saved);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function change(part: Partial<PictureDetails>): void {
    setDetails({ ...details, ...part });
    setIsSaved(false);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    await run(async () => {
      const answer = detailsOf(await api.describePicture(picture.hash, details));
      setSaved(answer);
      // Changes that were typed during the call stay.
      setDetails((now) => (now === details ? answer : now));
      setIsSaved(true);
      onSaved();
    });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <FocalPoint picture={picture} focal={details.focal} onFocal={(focal) => change({ focal })} />
      <div className={styles.fields}>
        <Field label={texts.name} hint={texts.nameHint}>
          {(control) => (
            <input
              {...control}
              maxLength={mediaLimits.name}
              value={details.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <fieldset className={styles.alts}>
          <legend>{texts.alts}</legend>
          <p className={styles.detail}>{texts.altsHint}</p>
          {languages.map((language) => (
            <Field key={language} label={<span lang={language}>{languageNames[language]}</span>}>
              {(control) => (
                <input
                  {...control}
                  lang={language}
                  maxLength={mediaLimits.alt}
                  value={details.alts[language] ?? ""}
                  onChange={({ target }) => change({ alts: { ...details.alts, [language]: target.value } })}
                />
              )}
            </Field>
          ))}
        </fieldset>
        <Field label={texts.credit} hint={texts.creditHint}>
          {(control) => (
            <input
              {...control}
              maxLength={mediaLimits.credit}
              value={details.credit}
              onChange={({ target }) => change({ credit: target.value })}
            />
          )}
        </Field>
        <MediaFailure failure={failure} />
        <div className={styles.buttons}>
          <Button type="submit" busy={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          <span role="status">{isSaved && texts.saved}</span>
        </div>
      </div>
      <LeavePicture isDirty={isDirty} />
    </form>
  );
}

function detailsOf({ name, alts, credit, focal }: PictureDetails): PictureDetails {
  return { name, alts, credit, focal };
}
