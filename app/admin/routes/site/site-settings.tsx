import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { SitePictureField } from "#app/admin/editors/site-picture-field.tsx";
import { SettingsBoard } from "#app/admin/site/settings/settings-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ siteSettings }) => siteSettings.title,
  needs: "settings.manage",
};

export default function SiteSettingsRoute() {
  const { title, intro } = useAdminMessages().siteSettings;
  return (
    <AdminPage title={title} intro={intro}>
      <ProvenCalls>
        <SettingsBoard PictureField={SitePictureField} />
      </ProvenCalls>
    </AdminPage>
  );
}
