import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { RevisionAnswer } from "#api/admin/revisions.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useFormState, useIsBusy, usePostForm, useText } from "#app/admin/post-form/store/form-context.ts";
import { fieldId, textField } from "#app/admin/post-form/store/post-fields.ts";
import styles from "./outdated-notice.module.css";

const TextDiff = onDemand(async () => (await import("./text-diff.tsx")).TextDiff);

/** Shows the changes in the source since a translation was made, with a button that marks the translation as up to date. */
export function OutdatedNotice({ language }: { language: Language }) {
  const texts = useAdminMessages().translationStates.outdated;
  const { formId, saving } = usePostForm();
  const isBusy = useIsBusy();
  const postId = useFormState(({ id }) => id);
  const { sourceLanguage, madeFrom } = useFormState(({ status }) => status);
  const source = useSourceRevision(postId, sourceLanguage, madeFrom[language] ?? 0);
  // The text's first field takes the focus when the notice goes with the button that was pressed.
  const titleId = fieldId(formId, textField(language, "title"));
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
          <SourceChanges since={source} language={sourceLanguage} />
        </details>
      )}
      {source === null && <p>{texts.unknown}</p>}
      <p>
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => void saving.submit({ states: {}, upToDate: [language] })}
        >
          {texts.upToDate}
        </Button>
      </p>
    </section>
  );
}

function SourceChanges({ since, language }: { since: RevisionAnswer; language: Language }) {
  return <TextDiff before={since} after={useText(language)} language={language} />;
}

/** Undefined while it is being read, null when it cannot be. @param revision 0 for the first one of the language */
function useSourceRevision(
  postId: string | undefined,
  source: Language,
  revision: number,
): RevisionAnswer | null | undefined {
  const { api } = useAdmin();
  const { data, isError } = useQuery({
    queryKey: ["source revision", postId, source, revision],
    async queryFn(): Promise<RevisionAnswer | null> {
      if (postId === undefined) return null;
      if (revision > 0) return api.readRevision(postId, revision);
      const first = (await api.listRevisions(postId)).findLast(({ language }) => language === source);
      return first ? api.readRevision(postId, first.revision) : null;
    },
    // A revision stays as it was.
    staleTime: Infinity,
  });
  return isError ? null : data;
}
