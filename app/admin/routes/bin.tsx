import { daysInBin } from "#api/admin/days-in-bin.ts";
import { BinList } from "#app/admin/bin/bin-list.tsx";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ bin }) => bin.title, needs: "bin.manage" };

export default function BinRoute() {
  const { title, intro } = useAdminMessages().bin;
  return (
    <AdminPage title={title} intro={intro(daysInBin)}>
      <BinList onRestored={homePostsCache.clear} />
    </AdminPage>
  );
}
