import { useId, useState } from "react";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import type { GuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FaultField } from "./fault-texts.ts";
import { SaveErrorList } from "./save-error-list.tsx";
import type { DocumentForm } from "./use-document-form.ts";
import { GuideVersions } from "./guide-versions.tsx";
import styles from "./form-foot.module.css";

interface FormFootProps {
  form: DocumentForm;
  page: GuidePage;
  language: Language;
  onGo: (field: FaultField) => void;
}

/** Always in view: where the text stands, why it was not saved, and its one main button. */
export function FormFoot({ form, page, language, onGo }: FormFootProps) {
  const { actions, errors, state } = useAdminMessages().guide;
  const [isVersionsOpen, setVersionsOpen] = useState(false);
  const [question, setQuestion] = useState<"discard" | "release" | null>(null);
  const { failure, run } = useCall();
  const saveButton = useId();
  const isOwn = form.base.version > 0;
  const adminLanguage = useLanguage();
  const { savedBy, savedAt } = form.base;
  const stands =
    isOwn && savedBy && savedAt ? state.own(savedBy, formatMoment(savedAt, adminLanguage)) : state.released;
  const unsaved = form.isKept ? state.unsaved : state.notKept;

  async function restore(): Promise<void> {
    await run(form.restoreRelease);
    setQuestion(null);
  }

  return (
    <div className={styles.foot}>
      {form.errors && <SaveErrorList errors={form.errors} onGo={onGo} />}
      {failure && <Alert>{errors.failed}</Alert>}
      <div className={styles.bar}>
        <p role="status" className={styles.state}>
          {form.isSaving ? state.saving : form.isUnsaved ? unsaved : form.hasSaved ? state.saved : stands}
        </p>
        <div className={styles.buttons}>
          {isOwn && (
            <>
              <Button kind="quiet" small onClick={() => setVersionsOpen(true)}>
                {actions.versions}
              </Button>
              <Button kind="quiet" small onClick={() => setQuestion("release")}>
                {actions.toRelease}
              </Button>
            </>
          )}
          {form.isUnsaved && (
            <Button kind="quiet" small onClick={() => setQuestion("discard")}>
              {actions.undoAll}
            </Button>
          )}
          <Button
            id={saveButton}
            type="submit"
            busy={form.isSaving}
            disabled={!form.isUnsaved && !form.settlesRelease}
          >
            {actions.save}
          </Button>
        </div>
      </div>
      {isVersionsOpen && (
        <GuideVersions
          form={form}
          page={page}
          language={language}
          fallbackId={saveButton}
          onClose={() => setVersionsOpen(false)}
        />
      )}
      <ConfirmDialog
        open={question === "discard"}
        title={actions.undoAllTitle}
        text={actions.undoAllText}
        confirm={actions.undoAll}
        cancel={actions.cancel}
        onConfirm={() => {
          form.discard();
          setQuestion(null);
        }}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === "release"}
        title={actions.toReleaseTitle}
        text={actions.toReleaseText}
        confirm={actions.toReleaseConfirm}
        cancel={actions.cancel}
        onConfirm={() => void restore()}
        onCancel={() => setQuestion(null)}
      />
    </div>
  );
}
