import { StatisticsBoard } from "#app/admin/operation/statistics/statistics-board.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ statistics }) => statistics.title, needs: "statistics.read" };

export default function StatisticsRoute() {
  const { title, intro } = useAdminMessages().statistics;
  return (
    <AdminPage title={title} intro={intro}>
      <StatisticsBoard />
    </AdminPage>
  );
}
