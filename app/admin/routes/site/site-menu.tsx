import { MenuBoard } from "#app/admin/menu/menu-board.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";

export default function SiteMenuRoute() {
  const { title, intro } = useAdminMessages().siteMenu;
  return (
    <AdminPage title={title} intro={intro} needs="guide.edit">
      <MenuBoard />
    </AdminPage>
  );
}
