import { CategoriesBoard } from "#app/admin/site/categories/categories-board.tsx";
import { SitePictureField } from "#app/admin/editors/site-picture-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ categories }) => categories.title,
  needs: "guide.edit",
};

export default function SiteCategoriesRoute() {
  const { title, intro } = useAdminMessages().categories;
  return (
    <AdminPage title={title} intro={intro}>
      <CategoriesBoard PictureField={SitePictureField} />
    </AdminPage>
  );
}
