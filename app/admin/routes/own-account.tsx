import { OwnAccount } from "#app/admin/accounts/own/own-account.tsx";
import { makePasskey } from "#app/admin/passkeys.ts";
import { profileChanged } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ accounts }) => accounts.ownTitle, isForSetup: true };

export default function OwnAccountRoute() {
  return (
    <AdminPage title={useAdminMessages().accounts.ownTitle}>
      <OwnAccount makePasskey={makePasskey} onChanged={profileChanged} />
    </AdminPage>
  );
}
