import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Autosave } from "#api/admin/writing-together.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { VersionsDialog } from "#app/ui/diff/versions-dialog.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useHasUnsaved, usePostForm, useText } from "#app/admin/post-form/store/form-context.ts";
import { RevisionList } from "./revision-list.tsx";
import { TextDiff } from "./text-diff.tsx";

export interface VersionsProps {
  postId: string;
  language: Language;
}

/** The former texts of a language: who saved them and when, what has changed since, and the way back to them. */
export function RevisionsDialog({ onClose, ...props }: VersionsProps & { onClose: () => void }) {
  const { translationStates, writingTogether } = useAdminMessages();
  const texts = translationStates.revisions;
  const { saveButtonId } = usePostForm();
  const present = useText(props.language);
  // Nothing typed may be lost: what is not saved is saved first.
  const hasUnsaved = useHasUnsaved();
  const { list, shown, revision, autosave, hasFailed, isTaking, choose, take } = useVersions(props, onClose);
  const taken = autosave ? writingTogether.autosaves.taken : texts.restoredAsDraft;
  return (
    <VersionsDialog
      title={texts.title(languageNames[props.language])}
      list={
        <>
          {!list && !hasFailed && <Loading text={texts.loading} />}
          {list?.revisions.length === 0 && list.autosaves.length === 0 && <p>{texts.none}</p>}
          {list && <RevisionList {...list} chosen={autosave ?? revision} onChoose={choose} />}
        </>
      }
      since={texts.since}
      failure={hasFailed && <Alert>{texts.failed}</Alert>}
      changes={
        shown ? <TextDiff before={shown} after={present} language={props.language} /> : <p>{texts.choose}</p>
      }
      hint={hasUnsaved ? texts.saveFirst : taken}
      take={{
        label: autosave ? writingTogether.autosaves.take : texts.restore,
        busy: isTaking,
        disabled: !shown || hasUnsaved,
        onClick: take,
      }}
      close={texts.close}
      fallbackId={saveButtonId}
      onClose={onClose}
    />
  );
}

/** The versions, the chosen one, and how it is taken: a revision is restored, an autosave goes into the form. */
function useVersions({ postId, language }: VersionsProps, onTaken: () => void) {
  const { api } = useAdmin();
  const { store } = usePostForm();
  const [chosen, choose] = useState<number | Autosave>();
  const autosave = typeof chosen === "object" ? chosen : undefined;
  const revision = typeof chosen === "number" ? chosen : undefined;
  const listed = useVersionList(postId, language);
  const read = useQuery({
    queryKey: ["revision", postId, revision],
    queryFn: revision === undefined ? skipToken : () => api.readRevision(postId, revision),
    // A revision stays as it was.
    staleTime: Infinity,
  });
  const { isBusy, failure, run, forget } = useCall();
  return {
    list: listed.data,
    shown: autosave ?? read.data,
    revision,
    autosave,
    hasFailed: listed.isError || read.isError || failure !== null,
    isTaking: isBusy,
    choose(next: number | Autosave): void {
      choose(next);
      forget();
    },
    take(): void {
      if (autosave) {
        onTaken();
        store.dispatch({ type: "text replaced", language, text: autosave });
      } else if (read.data) {
        const { revision: former } = read.data;
        void run(async () => {
          const post = await api.restoreRevision(postId, former);
          onTaken();
          store.dispatch({ type: "restored", post });
        });
      }
    },
  };
}

/** The revisions and autosaves of a language. */
function useVersionList(postId: string, language: Language) {
  const { api } = useAdmin();
  return useQuery({
    queryKey: ["versions", postId, language],
    async queryFn() {
      const [revisions, autosaves] = await Promise.all([
        api.listRevisions(postId),
        api.listAutosaves(postId),
      ]);
      return {
        revisions: revisions.filter((one) => one.language === language),
        autosaves: autosaves.filter((one) => one.language === language).toReversed(),
      };
    },
  });
}
