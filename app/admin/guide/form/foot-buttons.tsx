import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { PreviewControls } from "#app/admin/preview/preview-controls.tsx";
import { formatScheduled } from "#app/admin/schedule/moments.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { MoreActions } from "#app/ui/buttons/more-actions.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { timeFormat } from "#i18n/format/time-format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { DocumentForm } from "./use-document-form.ts";
import {
  useListedLanguages,
  type LanguageGroup,
  type SaveAll,
  type SaveResult,
} from "./use-language-group.ts";
import styles from "./guide-foot.module.css";

/** The dialog that is open. */
export type Asked = "versions" | "discard" | "release" | "removal" | "schedule" | null;

interface FormState {
  form: DocumentForm;
  group: LanguageGroup;
  page: DocumentPage;
}

/** Says where the texts stand, and what is being done with them. */
export function useSaveState(of: FormState) {
  return { status: useStatus(of), hint: useServerState(of.form) };
}

function useStatus({ form, group, page }: FormState): string {
  const { state } = useAdminMessages().guide;
  const { draft } = form.base;
  const listed = useListedLanguages();
  const { unsaved, outcome, isSaving } = group;
  const stands = useStanding({ form, page });
  const savedDraft = draft?.publishAt ? `${state.draftSaved} ${stands}` : state.draftSaved;
  const saved = draft ? savedDraft : state.published;
  const savedAs = (result: SaveResult) => languages.filter((language) => outcome[language] === result);
  const [published, drafts] = [savedAs("published"), savedAs("draft")];
  if (isSaving || form.isSaving) return state.saving;
  if (form.isUnsaved && !form.isKept) return state.notKept;
  if (unsaved.size > 0) return state.unsavedIn(listed(unsaved));
  if (published.length + drafts.length < 2) return form.hasSaved ? saved : stands;
  return [
    ...(published.length > 0 ? [state.publishedIn(listed(published))] : []),
    ...(drafts.length > 0 ? [state.draftSavedIn(listed(drafts))] : []),
  ].join(" ");
}

/** @returns whether the server has what is not saved; null where there is nothing to say */
function useServerState({ isUnsaved, serverStatus }: DocumentForm): string | null {
  const { state } = useAdminMessages().postForm;
  const time = timeFormat(useLanguage());
  if (!isUnsaved || serverStatus.state === "none") return null;
  return serverStatus.state === "kept" ? state.onServer(time.format(serverStatus.at)) : state.notOnServer;
}

/** @returns where the text stands that the form was opened with */
function useStanding({ form, page }: Omit<FormState, "group">): string {
  const { state, ownPages } = useAdminMessages().guide;
  const { draft, version, isOwn, savedBy, savedAt } = form.base;
  const language = useLanguage();
  if (draft?.publishAt) return state.scheduled(formatScheduled(draft.publishAt, language));
  if (version === 0 || !savedBy || !savedAt) return isOwnPage(page) ? ownPages.unwritten : state.released;
  if (isOwnPage(page) && !isOwn) return ownPages.unseen(savedBy, formatMoment(savedAt, language));
  return state[draft ? "draft" : "own"](savedBy, formatMoment(savedAt, language));
}

/** Whether there is a text that readers are to see only once somebody says so. */
export function isUnpublished({ base }: DocumentForm, page: DocumentPage): boolean {
  return base.draft !== null || (isOwnPage(page) && !base.isOwn);
}

interface FootButtonsProps extends FormState {
  language: Language;
  saveAll: SaveAll;
  /** The id of the main button. */
  saveButton: string;
  onAsk: (asked: Asked) => void;
}

export function FootButtons({ form, group, page, language, saveAll, saveButton, onAsk }: FootButtonsProps) {
  const { actions } = useAdminMessages().guide;
  const { draft } = form.base;
  const isBusy = form.isSaving || group.isSaving;
  const isUnsaved = group.unsaved.size > 0;
  const hasOthers = isUnsaved && (group.unsaved.size > 1 || !form.isUnsaved);
  const { api, may } = useAdmin();
  const mayPublish = may.includes("guide.edit");
  const more = useRareActions({ form, page, mayPublish, onAsk });
  const shared = { kind: "quiet", small: true } as const;
  return (
    <div className={styles.buttons}>
      {(form.isUnsaved || draft) && (
        <PreviewControls
          isBrief
          isBusy={isBusy}
          hasUnsaved={form.isUnsaved}
          saveFirst={form.saveFirst}
          make={() => api.previewDocument(page, language)}
          endAll={() => api.endDocumentPreviews(page, language)}
        />
      )}
      {isUnsaved && mayPublish && (
        <Button {...shared} busy={isBusy} onClick={() => saveAll("draft")}>
          {actions.saveDraft}
        </Button>
      )}
      {more.length > 0 && <MoreActions label={actions.more} actions={more} />}
      {mayPublish ? (
        <Button
          id={saveButton}
          type="submit"
          busy={isBusy}
          disabled={!isUnsaved && !form.settlesRelease && !draft}
        >
          {isUnpublished(form, page) ? actions.publish : hasOthers ? actions.saveAll : actions.save}
        </Button>
      ) : (
        <Button id={saveButton} type="submit" busy={isBusy} disabled={!isUnsaved}>
          {actions.saveDraft}
        </Button>
      )}
    </div>
  );
}

type RareActionsProps = Pick<FootButtonsProps, "form" | "page" | "onAsk"> & { mayPublish: boolean };

/** @returns those that there are now */
function useRareActions({ form, page, mayPublish, onAsk }: RareActionsProps) {
  const { actions, ownPages } = useAdminMessages().guide;
  const { revisions, isOwn, draft, isDraftRemovable } = form.base;
  const isChanged = form.isUnsaved || form.settlesRelease;
  const more = [
    { asked: "schedule", name: actions.schedule, isThere: mayPublish && (isChanged || draft) },
    { asked: "versions", name: actions.versions, isThere: revisions.length > 0 },
    { asked: "discard", name: actions.undoAll, isThere: form.isUnsaved },
    { asked: "removal", name: actions.removeDraft, isThere: isDraftRemovable },
    {
      asked: "release",
      name: isOwnPage(page) ? ownPages.hide : actions.toRelease,
      isThere: mayPublish && isOwn,
    },
  ] as const;
  return more
    .filter(({ isThere }) => isThere)
    .map(({ asked, name }) => ({ name, onChoose: () => onAsk(asked) }));
}
