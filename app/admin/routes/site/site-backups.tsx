import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { BackupsBoard } from "#app/admin/operation/backups/backups-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { title: ({ backupFiles }) => backupFiles.title, needs: "backups.manage" };

export default function SiteBackupsRoute() {
  const { title, intro } = useAdminMessages().backupFiles;
  return (
    <AdminPage title={title} intro={intro}>
      <ProvenCalls>
        <BackupsBoard />
      </ProvenCalls>
    </AdminPage>
  );
}
