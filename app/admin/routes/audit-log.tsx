import { AuditLog } from "#app/admin/audit/audit-log.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";

export default function AuditLogRoute() {
  const { title, intro } = useAdminMessages().auditLog;
  return (
    <AdminPage title={title} intro={intro} needs="audit.read">
      <AuditLog />
    </AdminPage>
  );
}
