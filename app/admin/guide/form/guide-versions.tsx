import { skipToken, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Version, VersionList, VersionsDialog } from "#app/ui/diff/versions-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ChangesSince } from "./changes-since.tsx";
import type { DocumentForm } from "./use-document-form.ts";

interface GuideVersionsProps {
  form: DocumentForm;
  page: DocumentPage;
  language: Language;
  /** Gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  onClose: () => void;
}

/** The former texts of a page: who saved them and when, what has changed since, and the way back into the form. */
export function GuideVersions({ form, page, language, fallbackId, onClose }: GuideVersionsProps) {
  const { api } = useAdmin();
  const { versions: texts } = useAdminMessages().guide;
  const adminLanguage = useLanguage();
  const group = useId();
  const [chosen, setChosen] = useState<number>();
  const { data: shown, isError } = useQuery({
    queryKey: ["document revision", page, language, chosen],
    queryFn: chosen === undefined ? skipToken : () => api.readDocumentRevision(page, language, chosen),
    // A version stays as it was.
    staleTime: Infinity,
  });

  function take(): void {
    if (shown) form.put(shown);
    onClose();
  }

  const list = form.base.revisions.map(({ version, savedAt, savedBy }) => (
    <Version
      key={version}
      group={group}
      isChosen={version === chosen}
      moment={savedAt ? { iso: savedAt, text: formatMoment(savedAt, adminLanguage) } : null}
      savedBy={savedBy ?? texts.release}
      onChoose={() => setChosen(version)}
    />
  ));
  return (
    <VersionsDialog
      title={texts.title(languageNames[language])}
      list={<VersionList label={texts.list}>{list}</VersionList>}
      since={texts.since}
      failure={isError && <Alert>{texts.failed}</Alert>}
      changes={
        shown ? <ChangesSince before={shown} form={form} language={language} /> : <p>{texts.choose}</p>
      }
      hint={texts.bringHint}
      take={{ label: texts.bring, busy: false, disabled: !shown, onClick: take }}
      close={texts.close}
      fallbackId={fallbackId}
      onClose={onClose}
    />
  );
}
