import { OwnAccount } from "#app/admin/accounts/own/own-account.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ accounts }) => accounts.ownTitle, isForSetup: true };

export default function OwnAccountRoute() {
  return (
    <AdminPage title={useAdminMessages().accounts.ownTitle}>
      <OwnAccount />
    </AdminPage>
  );
}
