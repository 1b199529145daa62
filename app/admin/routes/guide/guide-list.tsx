import { GuideList } from "#app/admin/guide/list/guide-list.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { title: ({ guide }) => guide.title, needs: "guide.write" };

export default function GuideListRoute() {
  const { title, intro } = useAdminMessages().guide;
  return (
    <AdminPage title={title} intro={intro}>
      <GuideList />
    </AdminPage>
  );
}
