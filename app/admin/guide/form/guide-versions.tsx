import { skipToken, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { DocumentAutosave } from "#api/admin/writing-together.ts";
import type { DocumentRevision } from "#api/guide/admin-documents.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Version, VersionList, VersionsDialog } from "#app/ui/diff/versions-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ChangesSince } from "#app/admin/guide/compare/changes-since.tsx";
import type { DocumentForm } from "./use-document-form.ts";

interface GuideVersionsProps {
  form: DocumentForm;
  page: DocumentPage;
  language: Language;
  /** Gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  onClose: () => void;
}

/** The former texts of a page, and unsaved ones: who wrote them and when, what is different, and the way into the form. */
export function GuideVersions({ form, page, language, fallbackId, onClose }: GuideVersionsProps) {
  const { api } = useAdmin();
  const { versions: texts } = useAdminMessages().guide;
  const [chosen, setChosen] = useState<Chosen>();
  const { data: autosaves = [] } = useQuery({
    queryKey: ["document autosaves", page, language],
    queryFn: () => api.listDocumentAutosaves(page, language),
  });
  const { data: revision, isError } = useQuery({
    queryKey: ["document revision", page, language, chosen],
    queryFn: typeof chosen === "number" ? () => api.readDocumentRevision(page, language, chosen) : skipToken,
    // A version stays as it was.
    staleTime: Infinity,
  });
  const autosave = typeof chosen === "object" ? chosen : null;
  const shown = autosave ? autosave.document : revision;

  function take(): void {
    if (shown) form.put(shown);
    if (autosave?.note) form.writeNote(autosave.note);
    onClose();
  }

  return (
    <VersionsDialog
      title={texts.title(languageNames[language])}
      list={<Versions autosaves={autosaves} revisions={form.base.revisions} {...{ chosen, setChosen }} />}
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

/** The number of a revision, or an autosave. */
type Chosen = number | DocumentAutosave | undefined;

interface VersionsProps {
  /** The newest last. */
  autosaves: readonly DocumentAutosave[];
  /** The newest first. */
  revisions: readonly DocumentRevision[];
  chosen: Chosen;
  setChosen: (chosen: Chosen) => void;
}

function Versions({ autosaves, revisions, chosen, setChosen }: VersionsProps) {
  const { guide, writingTogether } = useAdminMessages();
  const language = useLanguage();
  const group = useId();
  const momentOf = (iso: string | null) => (iso ? { iso, text: formatMoment(iso, language) } : null);
  return (
    <VersionList label={guide.versions.list}>
      {autosaves.toReversed().map((autosave) => (
        <Version
          key={autosave.savedBy}
          group={group}
          isChosen={autosave === chosen}
          moment={momentOf(autosave.savedAt)}
          savedBy={writingTogether.autosaves.label(autosave.savedBy)}
          onChoose={() => setChosen(autosave)}
        />
      ))}
      {revisions.map(({ version, savedAt, savedBy }) => (
        <Version
          key={version}
          group={group}
          isChosen={version === chosen}
          moment={momentOf(savedAt)}
          savedBy={savedBy ?? guide.versions.release}
          onChoose={() => setChosen(version)}
        />
      ))}
    </VersionList>
  );
}
