import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Autosave } from "#api/admin/writing-together.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import type { RevisionCalls } from "./outdated-notice.tsx";
import { RevisionList } from "./revision-list.tsx";
import type { ComparedText } from "./diff-texts.ts";
import { TextDiff } from "./text-diff.tsx";
import "#app/ui/dialogs/dialog.css";
import styles from "../../../ui/diff/versions-dialog.module.css";

interface RevisionsDialogProps {
  postId: string;
  language: Language;
  /** The text as it is in the form. */
  present: ComparedText;
  /** Nothing typed may be lost: what is not saved is saved first. */
  hasUnsaved: boolean;
  calls: RevisionCalls;
  listAutosaves: WritingCalls["listAutosaves"];
  saveButtonId: string;
  onRestored: (post: FullPost) => void;
  onTaken: (text: ComparedText) => void;
  onClose: () => void;
}

/** The former texts of a language: who saved them and when, what has changed since, and the way back to them. */
export function RevisionsDialog(props: RevisionsDialogProps) {
  const { postId, language, present, hasUnsaved, calls, saveButtonId, onRestored, onClose } = props;
  const { listAutosaves, onTaken } = props;
  const { translationStates, writingTogether } = useAdminMessages();
  const texts = translationStates.revisions;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [revision, setRevision] = useState<number>();
  const [autosave, setAutosave] = useState<Autosave>();
  useModal(dialog, saveButtonId);
  const listed = useQuery({
    queryKey: ["versions", postId, language],
    async queryFn() {
      const [revisions, autosaves] = await Promise.all([calls.listRevisions(postId), listAutosaves(postId)]);
      return {
        revisions: revisions.filter((one) => one.language === language),
        autosaves: autosaves.filter((one) => one.language === language).toReversed(),
      };
    },
  });
  const read = useQuery({
    queryKey: ["revision", postId, revision],
    queryFn: revision === undefined ? skipToken : () => calls.readRevision(postId, revision),
    // A revision stays as it was.
    staleTime: Infinity,
  });
  const restoring = useMutation({
    mutationFn: (former: number) => calls.restoreRevision(postId, former),
    onSuccess: onRestored,
  });
  const list = listed.data;
  const chosen = read.data;
  const shown = autosave ?? chosen;
  const hasFailed = listed.isError || read.isError || restoring.isError;

  function choose(next: { revision: number } | { autosave: Autosave }): void {
    setRevision("revision" in next ? next.revision : undefined);
    setAutosave("autosave" in next ? next.autosave : undefined);
    restoring.reset();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title(languageNames[language])}
      </h2>
      <div className={styles.middle}>
        <div className={styles.versions}>
          {!list && !hasFailed && <Loading text={texts.loading} />}
          {list?.revisions.length === 0 && list.autosaves.length === 0 && <p>{texts.none}</p>}
          {list && (
            <RevisionList
              {...list}
              chosen={autosave ?? revision}
              onChoose={(next) => choose({ revision: next })}
              onChooseAutosave={(next) => choose({ autosave: next })}
            />
          )}
        </div>
        <section aria-label={texts.since} className={styles.since}>
          {hasFailed && <Alert>{texts.failed}</Alert>}
          <h3>{texts.since}</h3>
          {shown ? <TextDiff before={shown} after={present} language={language} /> : <p>{texts.choose}</p>}
        </section>
      </div>
      <div className={styles.foot}>
        <p>
          {hasUnsaved ? texts.saveFirst : autosave ? writingTogether.autosaves.taken : texts.restoredAsDraft}
        </p>
        <p className={styles.buttons}>
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            busy={restoring.isPending}
            disabled={!shown || hasUnsaved}
            onClick={() => {
              if (autosave) onTaken(autosave);
              else if (chosen) restoring.mutate(chosen.revision);
            }}
          >
            {autosave ? writingTogether.autosaves.take : texts.restore}
          </Button>
        </p>
      </div>
    </dialog>
  );
}
