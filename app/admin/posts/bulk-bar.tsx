import { useEffect, useRef } from "react";
import { bulkActions } from "#api/admin/post-list-words.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { useBulkChange } from "./use-bulk-change.ts";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  bulk: ReturnType<typeof useBulkChange>;
  /** Ids of the posts on this page. */
  shown: readonly string[];
}

/** Chooses all posts of the page, and says what can be done with the chosen ones. */
export function BulkBar({ bulk, shown }: BulkBarProps) {
  const texts = useAdminMessages().postMatrix;
  const { chosen, asked, report } = bulk;
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The buttons go with the last post that was chosen. The closed dialog's own may have the focus for a moment yet.
    const isLost = document.activeElement === document.body || !document.activeElement?.checkVisibility();
    if (report && asked === null && isLost) all.current?.focus();
  }, [report, asked]);
  const isAll = shown.length > 0 && shown.every((id) => chosen.has(id));
  return (
    <div className={chosen.size > 0 ? `${styles.bar} ${styles.active}` : styles.bar}>
      <label className={styles.choice}>
        <input
          ref={all}
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => bulk.choose(shown, target.checked)}
        />
        {texts.selectAll}
      </label>
      {chosen.size > 0 && (
        <BulkWork
          bulk={bulk}
          onClear={() => {
            all.current?.focus();
            bulk.clear();
          }}
        />
      )}
      <BulkOutcome report={report} />
      <BulkQuestion bulk={bulk} />
    </div>
  );
}

/** The languages of the chosen posts, and what can be done in them. */
function BulkWork({ bulk, onClear }: Pick<BulkBarProps, "bulk"> & { onClear: () => void }) {
  const texts = useAdminMessages().postMatrix;
  const { chosen, chosenLanguages } = bulk;
  return (
    <div role="group" aria-label={texts.bulk.label} className={styles.work}>
      <p role="status" className={styles.count}>
        {texts.selected(chosen.size)}
      </p>
      <fieldset className={styles.languages}>
        <legend>{texts.bulk.languages}</legend>
        {languages.map((language) => (
          <label key={language} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosenLanguages.includes(language)}
              onChange={({ target }) => bulk.chooseLanguage(language, target.checked)}
            />
            <span lang={language}>{languageNames[language]}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.buttons}>
        {bulkActions.map((action) => (
          <Button
            key={action}
            small
            kind={action === "publish" ? "primary" : action === "delete" ? "danger" : "quiet"}
            disabled={chosenLanguages.length === 0}
            onClick={() => bulk.ask(action)}
          >
            {texts.bulk[action]}
          </Button>
        ))}
        <Button small kind="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </p>
    </div>
  );
}

/** Asks before it is done. */
function BulkQuestion({ bulk }: Pick<BulkBarProps, "bulk">) {
  const { postMatrix, postForm } = useAdminMessages();
  const texts = postMatrix.bulk;
  const { chosen, chosenLanguages, asked, isRunning } = bulk;
  const list = new Intl.ListFormat(locales[useLanguage()], { type: "unit" });
  const names = list.format(chosenLanguages.map((language) => languageNames[language]));
  return (
    <ConfirmDialog
      open={asked !== null}
      kind={asked === "delete" ? "danger" : "primary"}
      title={asked ? texts.confirm[asked] : ""}
      text={
        <>
          <p>{texts.what(chosen.size, names)}</p>
          {asked === "delete" && <p>{texts.deletes}</p>}
        </>
      }
      confirm={isRunning ? texts.running : asked ? texts[asked] : ""}
      cancel={postForm.cancel}
      busy={isRunning}
      onConfirm={bulk.confirm}
      onCancel={() => bulk.ask(null)}
    />
  );
}

/** Reports which posts were changed, and why the others were not. */
function BulkOutcome({ report }: Pick<ReturnType<typeof useBulkChange>, "report">) {
  const texts = useAdminMessages().postMatrix.bulk;
  const { untitled } = useAdminMessages().postForm.draft;
  if (report === null) return null;
  if (report === "failed") return <Alert>{texts.callFailed}</Alert>;
  const { done, failed } = report;
  return (
    <>
      {done.length > 0 && <Alert kind="success">{texts.done(done.length)}</Alert>}
      {failed.length > 0 && (
        <Alert
          details={
            <ul>
              {failed.map(({ post, title, language, reason, error }) => (
                <li key={`${post} ${language}`}>
                  {reason === "not_found" ? texts.gone : title || untitled}
                  {language && ` (${languageNames[language]})`}: {texts.reasons[reason]}
                  {reason === "refused" && <span lang="en"> ({error})</span>}
                </li>
              ))}
            </ul>
          }
        >
          {texts.failed(failed.length)}
        </Alert>
      )}
    </>
  );
}
