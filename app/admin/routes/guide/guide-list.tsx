import { GuideList } from "#app/admin/guide/list/guide-list.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";

export default function GuideListRoute() {
  const { title, intro } = useAdminMessages().guide;
  return (
    <AdminPage needs="guide.edit" title={title} intro={intro}>
      <GuideList />
    </AdminPage>
  );
}
