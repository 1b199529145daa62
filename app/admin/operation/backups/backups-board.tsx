import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BackupFile, BackupFiles } from "#api/admin/backups.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { DeletionDialog } from "#app/admin/calls/deletion-dialog.tsx";
import { useConfirmedDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { Loading } from "#app/ui/notices/loading.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { BackupFailure } from "./backup-failure.tsx";
import { BackupRow, useFileName } from "./backup-row.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { UploadForm } from "./upload-form.tsx";
import { MakeBackup, MakeExport } from "./make-files.tsx";
import list from "../../../ui/lists/line-rows.module.css";
import styles from "./backups.module.css";

/** Backups and the export, made and used by buttons. */
export function BackupsBoard() {
  const { api } = useAdmin();
  const { backupFiles: texts } = useAdminMessages();
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ["backups", "files"],
    queryFn: () => api.listBackupFiles(),
  });
  const reload = () => void client.invalidateQueries({ queryKey: ["backups"] });
  return (
    <div className={styles.board}>
      <BackupFailure />
      <MakeBackup place={data?.place ?? null} onMade={reload} />
      <Panel title={texts.list.title} intro={texts.list.intro}>
        {isError && (
          <RetryAlert retry={texts.retry} onRetry={reload}>
            {texts.loadFailed}
          </RetryAlert>
        )}
        {!data && !isError && <Loading text={texts.loading} />}
        {data && <FileList data={data} onChange={reload} />}
        <UploadForm onUploaded={reload} />
      </Panel>
      <MakeExport />
    </div>
  );
}

function FileList({ data: { files, hasPassphrase }, onChange }: { data: BackupFiles; onChange: () => void }) {
  const { api } = useAdmin();
  const { backupFiles: texts } = useAdminMessages();
  const nameOf = useFileName();
  const [restored, setRestored] = useState<BackupFile | null>(null);
  const backups = files.flatMap((file) => (file.kind === "export" ? [] : [{ ...file, id: file.name }]));
  const deletion = useConfirmedDeletion<(typeof backups)[number]>({
    remove: ({ name }) => api.deleteBackup(name),
    onDeleted: onChange,
  });
  if (backups.length === 0) return <p>{texts.list.none}</p>;
  return (
    <>
      <ul className={list.rows}>
        {backups.map((file) => (
          <BackupRow
            key={file.name}
            file={file}
            deletion={deletion.deletionOf(file)}
            onRestore={() => setRestored(file)}
          />
        ))}
      </ul>
      <DeletionDialog deletion={deletion} texts={texts.deletion} describe={nameOf} />
      {restored && (
        <RestoreDialog file={restored} hasPassphrase={hasPassphrase} onClose={() => setRestored(null)} />
      )}
    </>
  );
}
