import { sessionSend } from "#app/admin/admin-api.ts";
import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { BackupsBoard } from "#app/admin/backups/backups-board.tsx";
import { proveByPasskey } from "#app/admin/passkeys.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";

export default function SiteBackupsRoute() {
  const { title, intro } = useAdminMessages().backupFiles;
  return (
    <AdminPage title={title} intro={intro} needs="backups.manage">
      <ProvenCalls send={sessionSend} proveByPasskey={proveByPasskey}>
        <BackupsBoard />
      </ProvenCalls>
    </AdminPage>
  );
}
