import { AuthorsBoard } from "#app/admin/site/authors/authors-board.tsx";
import { SitePictureField } from "#app/admin/editors/site-picture-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ authors }) => authors.title,
  needs: "guide.edit",
};

export default function SiteAuthorsRoute() {
  const { title, intro } = useAdminMessages().authors;
  return (
    <AdminPage title={title} intro={intro}>
      <AuthorsBoard PictureField={SitePictureField} />
    </AdminPage>
  );
}
