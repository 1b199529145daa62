import { useRevalidator } from "react-router";
import { MediaLibrary } from "#app/admin/media/media-library.tsx";
import { uploadPicture } from "#app/admin/editors/upload-picture.ts";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ media }) => media.title, needs: "media.manage" };

export default function MediaRoute() {
  const { title, intro } = useAdminMessages().media;
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={title} intro={intro}>
      <MediaLibrary
        upload={uploadPicture}
        // Its covers carry what is said of a picture, and so do the categories' pictures, which came with the tab's first page.
        onChanged={() => {
          homePostsCache.clear();
          void revalidate();
        }}
      />
    </AdminPage>
  );
}
