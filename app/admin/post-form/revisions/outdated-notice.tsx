import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { RevisionAnswer } from "#api/admin/revisions.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { textIn } from "#app/admin/post-form/post-fields.ts";
import type { SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import { TextDiff } from "./text-diff.tsx";
import styles from "./outdated-notice.module.css";

/** The calls about revisions; stable between renders. */
export type RevisionCalls = Pick<AdminClient, "listRevisions" | "readRevision" | "restoreRevision">;

interface OutdatedNoticeProps {
  form: FormState;
  language: Language;
  calls: RevisionCalls;
  isBusy: boolean;
  /** The title id of the text's first field, which takes the focus when the notice goes with the button that was pressed. */
  titleId: string;
  onSave: (intent: SaveIntent) => void;
}

/** Shows the changes in the source since a translation was made, with a button that marks the translation as up to date. */
export function OutdatedNotice(props: OutdatedNoticeProps) {
  const { form, language, calls, isBusy, titleId, onSave } = props;
  const texts = useAdminMessages().translationStates.outdated;
  const { sourceLanguage, madeFrom } = form.status;
  const source = useSourceRevision(calls, form.id, sourceLanguage, madeFrom[language] ?? 0);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
    },
    [titleId],
  );
  return (
    <section aria-label={texts.label} className={styles.notice}>
      <p className={styles.told}>{texts.told(languageNames[sourceLanguage])}</p>
      {source && (
        <details open>
          <summary>{texts.changes}</summary>
          <TextDiff before={source} after={textIn(form.fields, sourceLanguage)} language={sourceLanguage} />
        </details>
      )}
      {source === null && <p>{texts.unknown}</p>}
      <p>
        <Button kind="quiet" small busy={isBusy} onClick={() => onSave({ states: {}, upToDate: [language] })}>
          {texts.upToDate}
        </Button>
      </p>
    </section>
  );
}

/** Undefined while it is being read, null when it cannot be. @param revision 0 for the first one of the language */
function useSourceRevision(
  calls: RevisionCalls,
  postId: string | undefined,
  source: Language,
  revision: number,
): RevisionAnswer | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ["source revision", postId, source, revision],
    async queryFn(): Promise<RevisionAnswer | null> {
      if (postId === undefined) return null;
      if (revision > 0) return calls.readRevision(postId, revision);
      const first = (await calls.listRevisions(postId)).findLast(({ language }) => language === source);
      return first ? calls.readRevision(postId, first.revision) : null;
    },
    // A revision stays as it was.
    staleTime: Infinity,
  });
  return isError ? null : data;
}
