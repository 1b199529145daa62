import { BackupFailure } from "#app/admin/operation/backups/backup-failure.tsx";
import { SiteStatusBoard } from "#app/admin/operation/status/site-status-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { title: ({ siteStatus }) => siteStatus.title, needs: "status.read" };

export default function SiteStatusRoute() {
  const { title, intro } = useAdminMessages().siteStatus;
  return (
    <AdminPage title={title} intro={intro}>
      <SiteStatusBoard backupFailure={<BackupFailure />} />
    </AdminPage>
  );
}
