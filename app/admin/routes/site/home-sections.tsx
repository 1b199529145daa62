import { HomeBoard } from "#app/admin/site/home/home-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ homeSections }) => homeSections.title,
  needs: "guide.edit",
};

export default function HomeSectionsRoute() {
  const { title, intro } = useAdminMessages().homeSections;
  return (
    <AdminPage title={title} intro={intro}>
      <HomeBoard />
    </AdminPage>
  );
}
