import { useId, useState } from "react";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { SaveBar } from "#app/ui/layout/save-bar.tsx";
import { ErrorList } from "#app/ui/notices/error-list.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
import type { FaultField } from "./fault-texts.ts";
import type { DocumentForm } from "./use-document-form.ts";
import { FootButtons, useSaveState, type Asked } from "./foot-buttons.tsx";
import { GuideVersions } from "./guide-versions.tsx";
import { useListedLanguages, type LanguageGroup, type SaveAll } from "./use-language-group.ts";
import { ScheduleDocument } from "./schedule-document.tsx";
import styles from "./guide-foot.module.css";

interface GuideFootProps {
  form: DocumentForm;
  group: LanguageGroup;
  page: DocumentPage;
  language: Language;
  saveAll: SaveAll;
  onGo: (field: FaultField) => void;
}

/** Always in view: where the text stands, why it was not saved, and its one main button. */
export function GuideFoot({ form, group, page, language, saveAll, onGo }: GuideFootProps) {
  const { actions, errors, ownPages } = useAdminMessages().guide;
  const isOwn = isOwnPage(page);
  const [asked, setAsked] = useState<Asked>(null);
  const { failure, run } = useCall();
  const saveButton = useId();

  /** Something else than a save is to follow. */
  function ask(dialog: Asked): void {
    group.forget();
    setAsked(dialog);
  }

  async function act(change: () => Promise<void>): Promise<void> {
    ask(null);
    await run(change);
  }

  const alert = (
    <>
      <SaveFaults errors={form.errors} onGo={onGo} />
      {failure && <Alert>{errors.failed}</Alert>}
      <OtherFailures group={group} language={language} />
    </>
  );
  return (
    <>
      <SaveBar {...useSaveState({ form, group, page })} alert={alert} className={styles.foot}>
        <FootButtons {...{ form, group, page, language, saveAll, saveButton }} onAsk={ask} />
      </SaveBar>
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
        title={isOwn ? ownPages.hideTitle : actions.toReleaseTitle}
        text={isOwn ? ownPages.hideText : actions.toReleaseText}
        confirm={isOwn ? ownPages.hideConfirm : actions.toReleaseConfirm}
        cancel={actions.cancel}
        onConfirm={() => void act(form.restoreRelease)}
        onCancel={() => ask(null)}
      />
      <ConfirmDialog
        open={asked === "removal"}
        title={actions.removeDraftTitle}
        text={isOwn && !form.base.isOwn ? ownPages.removeDraftText : actions.removeDraftText}
        confirm={actions.removeDraftConfirm}
        cancel={actions.cancel}
        onConfirm={() => void act(form.removeDraft)}
        onCancel={() => ask(null)}
      />
      {asked === "schedule" && (
        <ScheduleDocument form={form} fallbackId={saveButton} onClose={() => ask(null)} />
      )}
    </>
  );
}

/** Names the other languages that the last save left unsaved. */
function OtherFailures({
  group: { outcome, unsaved },
  language,
}: Pick<GuideFootProps, "group" | "language">) {
  const { errors } = useAdminMessages().guide;
  const listed = useListedLanguages();
  const failed = [...unsaved].filter((one) => one !== language && outcome[one] === "failed");
  return failed.length > 0 && <Alert>{errors.failedIn(listed(failed))}</Alert>;
}

/** Says why the text was not saved. */
function SaveFaults({ errors, onGo }: Pick<DocumentForm, "errors"> & Pick<GuideFootProps, "onGo">) {
  if (!errors) return null;
  const faults = errors.faults.map((fault) => ({ ...fault, onGo: () => onGo(fault.field) }));
  return <ErrorList headline={errors.headline} faults={faults} />;
}
