import { StatisticsBoard } from "#app/admin/statistics/statistics-board.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function StatisticsRoute() {
  const { title, intro } = useAdminMessages().statistics;
  return (
    <AdminPage needs="statistics.read" title={title} intro={intro}>
      <StatisticsBoard />
    </AdminPage>
  );
}
