import { sessionSend } from "#app/admin/admin-api.ts";
import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { ImportBoard } from "#app/admin/import/import-board.tsx";
import { proveByPasskey } from "#app/admin/passkeys.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";

export default function SiteImportRoute() {
  const { title, intro } = useAdminMessages().postsImport;
  return (
    <AdminPage title={title} intro={intro} needs="posts.import">
      <ProvenCalls send={sessionSend} proveByPasskey={proveByPasskey}>
        <ImportBoard />
      </ProvenCalls>
    </AdminPage>
  );
}
