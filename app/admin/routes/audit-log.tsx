import { AuditLog } from "#app/admin/operation/audit/audit-log.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ auditLog }) => auditLog.title, needs: "audit.read" };

export default function AuditLogRoute() {
  const { title, intro } = useAdminMessages().auditLog;
  return (
    <AdminPage title={title} intro={intro}>
      <AuditLog />
    </AdminPage>
  );
}
