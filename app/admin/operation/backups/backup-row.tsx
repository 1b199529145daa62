import type { BackupFile } from "#api/admin/backups.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { ItemDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { formatBytes } from "#i18n/format/format-bytes.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../../ui/lists/line-rows.module.css";
import styles from "./backups.module.css";

/** Gives the name of a backup for people: when it was made. */
export function useFileName(): (file: Pick<BackupFile, "madeAt">) => string {
  const language = useLanguage();
  return ({ madeAt }) => formatMoment(madeAt, language);
}

interface BackupRowProps {
  file: BackupFile;
  deletion: ItemDeletion;
  onRestore: () => void;
}

export function BackupRow({ file, deletion, onRestore }: BackupRowProps) {
  const { api } = useAdmin();
  const { backupFiles: texts } = useAdminMessages();
  const language = useLanguage();
  const name = useFileName()(file);
  const { isBusy, failure, run } = useCall();
  const details = [
    file.kind !== "export" && texts.kinds[file.kind],
    formatBytes(file.bytes, language),
    file.isEncrypted && texts.encrypted,
  ].filter(Boolean);

  function download(): void {
    // The browser's own request for the file could not ask for the password, which this call does where it is wanted.
    void run(async () => {
      await api.prepareDownload(file.name);
      location.assign(adminPaths.backupFile({ name: file.name }));
    });
  }

  return (
    <li className={list.row}>
      <p className={styles.name}>
        {name}
        <small>{details.join(" · ")}</small>
      </p>
      <div className={styles.buttons}>
        <Button
          kind="quiet"
          small
          busy={isBusy}
          aria-label={texts.named(texts.download, name)}
          onClick={download}
        >
          {texts.download}
        </Button>
        <Button kind="quiet" small aria-label={texts.named(texts.restore.open, name)} onClick={onRestore}>
          {texts.restore.open}
        </Button>
        <Button
          kind="quiet"
          small
          busy={deletion.isRunning}
          aria-label={texts.named(texts.deletion.delete, name)}
          onClick={deletion.request}
        >
          {texts.deletion.delete}
        </Button>
      </div>
      {(failure ?? deletion.failure) && <Alert>{texts.faults.other}</Alert>}
    </li>
  );
}
