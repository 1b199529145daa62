import { useEffect, useState } from "react";
import type { BackupState } from "#api/backups.ts";
import type { DeskClient } from "#api/desk/desk-client.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./backup-line.module.css";

interface BackupLineProps {
  /** Must be stable between renders, as must `handleSessionLoss`. */
  api: Pick<DeskClient, "readBackupState">;
  /** Called when the call failed; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

/** When the last good backup was made. That it is old, or that one failed, stands in the list of what needs attention. */
export function BackupLine({ api, handleSessionLoss }: BackupLineProps) {
  const texts = useAdminMessages().backups;
  const language = useLanguage();
  const [backup, setBackup] = useState<BackupState | "loadFailed" | null>(null);

  useEffect(() => {
    let isCurrent = true;
    api.readBackupState().then(
      (state) => isCurrent && setBackup(state),
      (error: unknown) => {
        console.warn("The state of the backups could not be loaded", error);
        if (isCurrent && !handleSessionLoss(error)) setBackup("loadFailed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, handleSessionLoss]);

  // Keeps its place, so that nothing moves when the answer comes.
  if (backup === null) return <p className={styles.line} />;
  if (backup === "loadFailed") return <Alert>{texts.loadFailed}</Alert>;
  const { lastGoodAt } = backup;
  return (
    <p className={styles.line}>
      {lastGoodAt === null ? texts.none : texts.good(formatMoment(lastGoodAt, language))}
    </p>
  );
}
