import { MediaLibrary } from "#app/admin/media/media-library.tsx";
import { uploadPicture } from "#app/admin/upload-picture.ts";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function MediaRoute() {
  const { title, intro } = useAdminMessages().media;
  return (
    <AdminPage needs="media.manage" title={title} intro={intro}>
      <MediaLibrary
        upload={uploadPicture}
        // Its covers carry what is said of a picture.
        onChanged={() => homePostsCache.clear()}
      />
    </AdminPage>
  );
}
