import { SiteStatusBoard } from "#app/admin/status/site-status-board.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";

export default function SiteStatusRoute() {
  const { title, intro } = useAdminMessages().siteStatus;
  return (
    <AdminPage title={title} intro={intro} needs="status.read">
      <SiteStatusBoard />
    </AdminPage>
  );
}
