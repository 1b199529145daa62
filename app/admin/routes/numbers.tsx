import { deskApi } from "#app/admin/desk-api.ts";
import { NumbersBoard } from "#app/admin/numbers/numbers-board.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function NumbersRoute() {
  const { title, intro } = useAdminMessages().numbers;
  return (
    <AdminPage needs="numbers.read" title={title} intro={intro}>
      <NumbersBoard api={deskApi} handleSessionLoss={handleSessionLoss} />
    </AdminPage>
  );
}
