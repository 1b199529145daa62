import { useId, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useWork } from "#app/admin/calls/use-work.ts";
import { WorkStatus } from "./work-status.tsx";
import styles from "./backups.module.css";

/** Brings a backup from one's own machine to the site; it is checked, and then in the list. */
export function UploadForm({ onUploaded }: { onUploaded: () => void }) {
  const { api } = useAdmin();
  const { upload: texts } = useAdminMessages().backupFiles;
  const work = useWork();
  const [isUploaded, setUploaded] = useState(false);
  const id = useId();

  async function upload([file]: File[]): Promise<void> {
    if (!file) return;
    setUploaded(false);
    setUploaded(await work.run(() => api.uploadBackup(file)));
    onUploaded();
  }

  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{texts.label}</label>
      <div className={styles.act}>
        <FileInput
          id={id}
          choose={texts.choose}
          accept=".gz,.age,.enc"
          disabled={work.isBusy}
          onFiles={(files) => void upload(files)}
        />
        <WorkStatus work={work} />
      </div>
      {isUploaded && <Alert kind="success">{texts.done}</Alert>}
    </div>
  );
}
