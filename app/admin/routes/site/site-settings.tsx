import { sessionSend } from "#app/admin/admin-api.ts";
import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { proveByPasskey } from "#app/admin/passkeys.ts";
import { SettingsBoard } from "#app/admin/settings/settings-board.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";

export default function SiteSettingsRoute() {
  const { title, intro } = useAdminMessages().siteSettings;
  return (
    <AdminPage title={title} intro={intro} needs="settings.manage">
      <ProvenCalls send={sessionSend} proveByPasskey={proveByPasskey}>
        <SettingsBoard />
      </ProvenCalls>
    </AdminPage>
  );
}
