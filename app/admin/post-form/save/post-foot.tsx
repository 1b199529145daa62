import { useEffect, useRef } from "react";
import { StatusMessage } from "#app/ui/notices/status-message.tsx";
import { useView } from "#app/admin/post-form/store/form-context.ts";
import { ErrorSummary } from "./error-summary.tsx";
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
