import { MenuBoard } from "#app/admin/site/menu/menu-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ siteMenu }) => siteMenu.title,
  needs: "guide.edit",
};

export default function SiteMenuRoute() {
  const { title, intro } = useAdminMessages().siteMenu;
  return (
    <AdminPage title={title} intro={intro}>
      <MenuBoard />
    </AdminPage>
  );
}
