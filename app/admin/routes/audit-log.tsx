import { browserApi } from "#app/browser-api.ts";
import { AuditLog } from "#app/admin/audit/audit-log.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function AuditLogRoute() {
  const { title, intro } = useAdminMessages().auditLog;
  return (
    <AdminPage title={title} intro={intro}>
      <AuditLog api={browserApi} handleSessionLoss={handleSessionLoss} />
    </AdminPage>
  );
}
