import { useEffect, useRef } from "react";
import { StatusMessage } from "#app/ui/notices/status-message.tsx";
import { keepDrafts } from "#app/admin/post-form/states/save-intent.ts";
import type { usePostForm } from "#app/admin/post-form/use-post-form.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { SaveBar } from "./save-bar.tsx";
import styles from "./form-foot.module.css";

interface FormFootProps {
  editing: ReturnType<typeof usePostForm>;
  saveButtonId: string;
  onSchedule: () => void;
}

/** Why the post was not saved, and the save bar. Tells the styles how high it is, for it lies over the form. */
export function FormFoot({ editing, saveButtonId, onSchedule }: FormFootProps) {
  const { isNew, errors, saving, draft } = editing;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!foot.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty("--foot-height", `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(foot.current, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-height");
    };
  }, []);
  return (
    <div ref={foot} className={styles.foot}>
      <div className={styles.errors}>
        <StatusMessage notice={editing.notice} />
        {errors.isSummarized && <ErrorSummary errors={errors} isNew={isNew} onGo={editing.goTo} />}
      </div>
      <SaveBar
        isNew={isNew}
        isSimple={editing.isSimple}
        isShown={Object.values(editing.form.status.states).includes("published")}
        mayPublish={editing.mayPublish}
        saveButtonId={saveButtonId}
        hasUnsaved={editing.hasUnsaved}
        hasSaved={saving.hasSaved}
        save={saving.state}
        autosave={draft.status}
        server={editing.server.status}
        isDisabled={!draft.isWriting}
        onKeepDraft={() => void editing.submit(keepDrafts)}
        onSchedule={onSchedule}
        onCancel={saving.cancel}
        onDiscard={editing.discard}
      />
    </div>
  );
}
