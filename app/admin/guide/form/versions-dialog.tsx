import { skipToken, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ChangesSince } from "./changes-since.tsx";
import type { DocumentForm } from "./use-document-form.ts";
import "#app/ui/dialogs/dialog.css";
import dialogStyles from "../../../ui/diff/versions-dialog.module.css";

interface VersionsDialogProps {
  form: DocumentForm;
  page: GuidePage;
  language: Language;
  /** Gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  onClose: () => void;
}

/** The former texts of a page: who saved them and when, what has changed since, and the way back into the form. */
export function VersionsDialog({ form, page, language, fallbackId, onClose }: VersionsDialogProps) {
  const { api } = useAdmin();
  const { versions: texts } = useAdminMessages().guide;
  const adminLanguage = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const { data: shown, isError } = useQuery({
    queryKey: ["document revision", page, language, chosen],
    queryFn: chosen === undefined ? skipToken : () => api.readDocumentRevision(page, language, chosen),
    // A version stays as it was.
    staleTime: Infinity,
  });
  useModal(dialog, fallbackId);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={dialogStyles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={dialogStyles.title}>
        {texts.title(languageNames[language])}
      </h2>
      <div className={dialogStyles.middle}>
        <fieldset className={`${dialogStyles.list} ${dialogStyles.versions}`}>
          <legend>{texts.list}</legend>
          {form.base.revisions.map(({ version, savedAt, savedBy }) => (
            <label key={version} className={version === chosen ? dialogStyles.chosen : undefined}>
              <input
                type="radio"
                name={id}
                checked={version === chosen}
                onChange={() => setChosen(version)}
              />
              <span>
                {savedAt && <time dateTime={savedAt}>{formatMoment(savedAt, adminLanguage)}</time>}
                <span className={dialogStyles.who}>{savedBy ?? texts.release}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <section aria-label={texts.since} className={dialogStyles.since}>
          {isError && <Alert>{texts.failed}</Alert>}
          <h3>{texts.since}</h3>
          {shown ? <ChangesSince before={shown} form={form} language={language} /> : <p>{texts.choose}</p>}
        </section>
      </div>
      <div className={dialogStyles.foot}>
        <p>{texts.bringHint}</p>
        <p className={dialogStyles.buttons}>
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            disabled={!shown}
            onClick={() => {
              if (shown) form.put(shown);
              onClose();
            }}
          >
            {texts.bring}
          </Button>
        </p>
      </div>
    </dialog>
  );
}
