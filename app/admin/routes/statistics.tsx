import { adminApi } from "#app/admin/admin-api.ts";
import { StatisticsBoard } from "#app/admin/statistics/statistics-board.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function StatisticsRoute() {
  const { title, intro } = useAdminMessages().statistics;
  return (
    <AdminPage needs="statistics.read" title={title} intro={intro}>
      <StatisticsBoard api={adminApi} handleSessionLoss={handleSessionLoss} />
    </AdminPage>
  );
}
