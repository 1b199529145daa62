import { useId } from "react";
import type { RevisionSummary } from "#api/admin/revisions.ts";
import type { Autosave } from "#api/admin/writing-together.ts";
import { Version, VersionList } from "#app/ui/diff/versions-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatLongMoment } from "#app/admin/schedule/moments.ts";

interface RevisionListProps {
  revisions: readonly RevisionSummary[];
  /** Autosaves of texts that were not saved yet, the newest first. */
  autosaves: readonly Autosave[];
  chosen: number | Autosave | undefined;
  onChoose: (version: number | Autosave) => void;
}

/** The newest first, one of which is compared with the present text. */
export function RevisionList({ revisions, autosaves, chosen, onChoose }: RevisionListProps) {
  const { translationStates, writingTogether } = useAdminMessages();
  const texts = translationStates.revisions;
  const language = useLanguage();
  const group = useId();
  const momentOf = (iso: string) => ({ iso, text: formatLongMoment(iso, language) });
  return (
    <VersionList label={texts.list}>
      {autosaves.map((autosave) => (
        <Version
          key={autosave.savedBy}
          group={group}
          isChosen={autosave === chosen}
          moment={momentOf(autosave.savedAt)}
          savedBy={writingTogether.autosaves.label(autosave.savedBy)}
          onChoose={() => onChoose(autosave)}
        >
          <VersionTitle {...autosave} />
        </Version>
      ))}
      {revisions.map((summary) => (
        <Version
          key={summary.revision}
          group={group}
          isChosen={summary.revision === chosen}
          moment={momentOf(summary.savedAt)}
          savedBy={summary.savedBy ?? texts.site}
          onChoose={() => onChoose(summary.revision)}
        >
          <VersionTitle {...summary} />
        </Version>
      ))}
    </VersionList>
  );
}

function VersionTitle({ title, language }: { title: string; language: Language }) {
  const { untitled } = useAdminMessages().postForm.draft;
  return title ? <span lang={language}>{title}</span> : <span>{untitled}</span>;
}
