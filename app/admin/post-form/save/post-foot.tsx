import { useFootHeight } from "#app/ui/layout/use-foot-height.ts";
import { StatusMessage } from "#app/ui/notices/status-message.tsx";
import { useView } from "#app/admin/post-form/store/form-context.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { PostSaveBar } from "./post-save-bar.tsx";
import sticky from "../../../ui/forms/sticky-foot.module.css";
import styles from "./post-foot.module.css";

/** Why the post was not saved, and the save bar. It lies over the form. */
export function PostFoot() {
  const notice = useView((view) => view.notice);
  const foot = useFootHeight();
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
