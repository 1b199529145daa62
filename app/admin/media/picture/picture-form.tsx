import { useEffect, useState, type ReactNode } from "react";
import type { LibraryPicture, PictureDetails } from "#api/admin/media-library.ts";
import { mediaLimits } from "#api/admin/media-limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useForm } from "#app/admin/calls/use-form.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
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
  const { isBusy, failure, isSent, submit } = useForm({
    // Kept as state, because it shows: as crops, and by asking whoever leaves.
    read: () => details,
    async send(typed) {
      const answer = detailsOf(await api.describePicture(picture.hash, typed));
      setSaved(answer);
      // Changes that were typed during the call stay.
      setDetails((now) => (now === typed ? answer : now));
      onSaved();
    },
  });
  const isDirty = JSON.stringify(details) !== JSON.stringify(saved);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const change = (part: Partial<PictureDetails>) => setDetails({ ...details, ...part });

  return (
    <form className={styles.form} onSubmit={submit}>
      <FocalPoint picture={picture} focal={details.focal} onFocal={(focal) => change({ focal })} />
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={mediaLimits.name}
          value={details.name}
          onType={(name) => change({ name })}
        />
        <AltFields alts={details.alts} onAlts={(alts) => change({ alts })} />
        <TextField
          label={texts.credit}
          hint={texts.creditHint}
          maxLength={mediaLimits.credit}
          value={details.credit}
          onType={(credit) => change({ credit })}
        />
        <MediaFailure failure={failure} />
        <div className={styles.buttons}>
          <Button type="submit" busy={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          <span role="status">{isSent && !isDirty && texts.saved}</span>
        </div>
      </div>
      <LeavePicture isDirty={isDirty} />
    </form>
  );
}

interface TextFieldProps {
  label: ReactNode;
  hint?: string;
  lang?: Language;
  maxLength: number;
  value: string;
  onType: (typed: string) => void;
}

function TextField({ label, hint, onType, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <input {...control} {...input} onChange={({ target }) => onType(target.value)} />}
    </Field>
  );
}

interface AltFieldsProps {
  alts: PictureDetails["alts"];
  onAlts: (alts: PictureDetails["alts"]) => void;
}

/** The alternative texts, one in each language. */
function AltFields({ alts, onAlts }: AltFieldsProps) {
  const texts = useAdminMessages().media.details;
  return (
    <fieldset className={styles.alts}>
      <legend>{texts.alts}</legend>
      <p className={styles.detail}>{texts.altsHint}</p>
      {languages.map((language) => (
        <TextField
          key={language}
          label={<span lang={language}>{languageNames[language]}</span>}
          lang={language}
          maxLength={mediaLimits.alt}
          value={alts[language] ?? ""}
          onType={(alt) => onAlts({ ...alts, [language]: alt })}
        />
      ))}
    </fieldset>
  );
}

function detailsOf({ name, alts, credit, focal }: PictureDetails): PictureDetails {
  return { name, alts, credit, focal };
}
