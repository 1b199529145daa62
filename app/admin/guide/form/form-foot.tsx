import { useId, useState } from "react";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { ErrorList } from "#app/ui/notices/error-list.tsx";
import type { GuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FaultField } from "./fault-texts.ts";
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
  const { actions, errors } = useAdminMessages().guide;
  const [asked, ask] = useState<Asked>(null);
  const { failure, run } = useCall();
  const saveButton = useId();

  async function restore(): Promise<void> {
    await run(form.restoreRelease);
    ask(null);
  }

  return (
    <div className={styles.foot}>
      {form.errors && (
        <ErrorList
          headline={form.errors.headline}
          faults={form.errors.faults.map((fault) => ({ ...fault, onGo: () => onGo(fault.field) }))}
        />
      )}
      {failure && <Alert>{errors.failed}</Alert>}
      <div className={styles.bar}>
        <SaveState form={form} />
        <FootButtons form={form} saveButton={saveButton} onAsk={ask} />
      </div>
      {asked === "versions" && (
        <GuideVersions
          form={form}
          page={page}
          language={language}
          fallbackId={saveButton}
          onClose={() => ask(null)}
        />
      )}
      <ConfirmDialog
        open={asked === "discard"}
        title={actions.undoAllTitle}
        text={actions.undoAllText}
        confirm={actions.undoAll}
        cancel={actions.cancel}
        onConfirm={() => {
          form.discard();
          ask(null);
        }}
        onCancel={() => ask(null)}
      />
      <ConfirmDialog
        open={asked === "release"}
        title={actions.toReleaseTitle}
        text={actions.toReleaseText}
        confirm={actions.toReleaseConfirm}
        cancel={actions.cancel}
        onConfirm={() => void restore()}
        onCancel={() => ask(null)}
      />
    </div>
  );
}

/** The dialog that is open. */
type Asked = "versions" | "discard" | "release" | null;

function SaveState({ form }: { form: DocumentForm }) {
  const { state } = useAdminMessages().guide;
  const language = useLanguage();
  const { version, savedBy, savedAt } = form.base;
  const isOwn = version > 0 && savedBy && savedAt;
  const stands = isOwn ? state.own(savedBy, formatMoment(savedAt, language)) : state.released;
  const unsaved = form.isKept ? state.unsaved : state.notKept;
  return (
    <p role="status" className={styles.state}>
      {form.isSaving ? state.saving : form.isUnsaved ? unsaved : form.hasSaved ? state.saved : stands}
    </p>
  );
}

interface FootButtonsProps {
  form: DocumentForm;
  /** The id of the main button. */
  saveButton: string;
  onAsk: (asked: Asked) => void;
}

function FootButtons({ form, saveButton, onAsk }: FootButtonsProps) {
  const { actions } = useAdminMessages().guide;
  const shared = { kind: "quiet", small: true } as const;
  return (
    <div className={styles.buttons}>
      {form.base.version > 0 && (
        <>
          <Button {...shared} onClick={() => onAsk("versions")}>
            {actions.versions}
          </Button>
          <Button {...shared} onClick={() => onAsk("release")}>
            {actions.toRelease}
          </Button>
        </>
      )}
      {form.isUnsaved && (
        <Button {...shared} onClick={() => onAsk("discard")}>
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
  );
}
