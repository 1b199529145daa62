import { useEffect, useRef } from "react";
import { StatusMessage } from "#app/ui/notices/status-message.tsx";
import { ErrorList } from "#app/ui/notices/error-list.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import { allFields } from "#app/admin/post-form/store/post-fields.ts";
import { fieldErrorText, fieldLabel, summaryHeadline } from "./error-texts.ts";
import { PostSaveBar } from "./post-save-bar.tsx";
import sticky from "../../../ui/forms/sticky-foot.module.css";
import styles from "./post-foot.module.css";

/** Why the post was not saved, and the save bar. Tells the styles how high it is, for it lies over the form. */
export function PostFoot() {
  const notice = useView((view) => view.notice);
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
    <div ref={foot} className={sticky.foot}>
      <div className={styles.errors}>
        <StatusMessage notice={notice} />
        <ErrorSummary />
      </div>
      <PostSaveBar />
    </div>
  );
}

/** Lists the errors of a save with a link to each field. */
function ErrorSummary() {
  const { postForm } = useAdminMessages();
  const { isNew, errors: actions } = usePostForm();
  const errors = useView((view) => view.errors);
  const { fieldErrors, formError, isSummarized } = errors;
  if (!isSummarized) return null;
  const faults = allFields.flatMap((field) => {
    const error = fieldErrors[field];
    if (!error) return [];
    const text = fieldErrorText(field, error, isNew, postForm);
    return [{ ...text, label: fieldLabel(field, postForm), onGo: () => actions.goTo(field) }];
  });
  const headline = summaryHeadline(errors, isNew, postForm);
  return (
    <ErrorList headline={headline.text} lang={headline.lang} detail={formError?.detail} faults={faults} />
  );
}
