import { useRef, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { ImportReport } from "#api/import/import-report.ts";
import type { ImportRequest } from "#api/import/import-request.ts";
import type { OnStep } from "#api/work.ts";
import { ReportPanel } from "./report-panel.tsx";
import { SourceForm, type Chosen } from "./source-form.tsx";
import styles from "./import.module.css";

interface Seen {
  request: Omit<ImportRequest, "isDryRun">;
  report: ImportReport;
  isDone: boolean;
}

/** Posts of another system: first what would come, then the import. */
export function ImportBoard() {
  const { api, siteChanged } = useAdmin();
  const [seen, setSeen] = useState<Seen | null>(null);
  // Another look at the same file, with other choices, needs no second upload.
  const uploaded = useRef<{ from: File; file: string } | null>(null);

  async function sourceOf(source: File, onStep: OnStep): Promise<ImportRequest["source"]> {
    if (uploaded.current?.from !== source) {
      onStep({ step: "uploading", done: 0 });
      uploaded.current = { from: source, ...(await api.uploadImport(source)) };
    }
    return { file: uploaded.current.file };
  }

  async function look({ source, ...options }: Chosen, onStep: OnStep): Promise<void> {
    setSeen(null);
    const request = { ...options, source: await sourceOf(source, onStep) };
    try {
      const report = await api.importPosts({ ...request, isDryRun: true }, onStep);
      setSeen({ request, report, isDone: false });
    } catch (error) {
      // It may be gone; what is chosen again is uploaded again.
      uploaded.current = null;
      throw error;
    }
  }

  async function bring(request: Seen["request"], onStep: OnStep): Promise<void> {
    const report = await api.importPosts({ ...request, isDryRun: false }, onStep);
    uploaded.current = null;
    void siteChanged();
    setSeen({ request, report, isDone: true });
  }

  return (
    <div className={styles.board}>
      <SourceForm look={look} />
      {seen && (
        <ReportPanel
          report={seen.report}
          isDone={seen.isDone}
          onImport={(onStep) => bring(seen.request, onStep)}
        />
      )}
    </div>
  );
}
