import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { ImportBoard } from "#app/admin/operation/import/import-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { title: ({ postsImport }) => postsImport.title, needs: "posts.import" };

export default function SiteImportRoute() {
  const { title, intro } = useAdminMessages().postsImport;
  return (
    <AdminPage title={title} intro={intro}>
      <ProvenCalls>
        <ImportBoard />
      </ProvenCalls>
    </AdminPage>
  );
}
