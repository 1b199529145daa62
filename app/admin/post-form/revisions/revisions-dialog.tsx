import { useEffect, useId, useRef, useState } from "react";
import type { RevisionAnswer, RevisionSummary } from "#api/admin/revisions.ts";
import type { Autosave } from "#api/admin/writing-together.ts";
import type { FullPost } from "#api/posts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import type { RevisionCalls } from "./outdated-notice.tsx";
import { RevisionList } from "./revision-list.tsx";
import type { ComparedText } from "./diff-texts.ts";
import { TextDiff } from "./text-diff.tsx";
import "#app/ui/dialog.css";
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
  const [list, setList] = useState<RevisionSummary[]>();
  const [revision, setRevision] = useState<number>();
  const [read, setRead] = useState<ReadonlyMap<number, RevisionAnswer>>(new Map());
  const [autosaves, setAutosaves] = useState<Autosave[]>([]);
  const [autosave, setAutosave] = useState<Autosave>();
  const chosen = revision === undefined ? undefined : read.get(revision);
  const [hasFailed, setHasFailed] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  useModal(dialog, saveButtonId);
  useEffect(() => {
    Promise.all([calls.listRevisions(postId), listAutosaves(postId)]).then(
      ([all, unsaved]) => {
        setList(all.filter((listed) => listed.language === language));
        setAutosaves(unsaved.filter((listed) => listed.language === language).toReversed());
      },
      () => setHasFailed(true),
    );
  }, [calls, listAutosaves, postId, language]);

  const shown = autosave ?? chosen;

  async function choose(next: number): Promise<void> {
    setRevision(next);
    setAutosave(undefined);
    setHasFailed(false);
    try {
      const answer = await calls.readRevision(postId, next);
      setRead((before) => new Map(before).set(next, answer));
    } catch {
      setHasFailed(true);
    }
  }

  async function restore(former: number): Promise<void> {
    setIsRestoring(true);
    setHasFailed(false);
    try {
      onRestored(await calls.restoreRevision(postId, former));
    } catch {
      setHasFailed(true);
      setIsRestoring(false);
    }
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
          {list?.length === 0 && autosaves.length === 0 && <p>{texts.none}</p>}
          {list && (
            <RevisionList
              revisions={list}
              autosaves={autosaves}
              chosen={autosave ?? revision}
              onChoose={choose}
              onChooseAutosave={(next) => {
                setAutosave(next);
                setRevision(undefined);
                setHasFailed(false);
              }}
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
            busy={isRestoring}
            disabled={!shown || hasUnsaved}
            onClick={() => {
              if (autosave) onTaken(autosave);
              else if (chosen) void restore(chosen.revision);
            }}
          >
            {autosave ? writingTogether.autosaves.take : texts.restore}
          </Button>
        </p>
      </div>
    </dialog>
  );
}
