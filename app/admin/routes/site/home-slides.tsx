import { SitePictureField } from "#app/admin/editors/site-picture-field.tsx";
import { SlidesBoard } from "#app/admin/site/slides/slides-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = {
  title: ({ homeSlides }) => homeSlides.title,
  needs: "guide.edit",
};

export default function HomeSlidesRoute() {
  const { title, intro } = useAdminMessages().homeSlides;
  return (
    <AdminPage title={title} intro={intro}>
      <SlidesBoard PictureField={SitePictureField} />
    </AdminPage>
  );
}
