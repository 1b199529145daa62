import type { AuditEventList, AuditQuery } from "#api/audit/audit-events.ts";
import type { BackupState } from "#api/backups.ts";
import type { ContactMessage, ContactMessageList, ContactMessageListQuery } from "#api/contact-messages.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import type { SiteStatus } from "#api/monitoring/site-status.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";

export function siteCalls(call: Call) {
  return {
    listContactMessages: (query: ContactMessageListQuery = {}) =>
      call<ContactMessageList>(withQuery(deskPaths.contactMessages, query)),
    markContactMessage: (id: string, read: boolean) =>
      call<ContactMessage>(deskPaths.contactMessage({ id }), withBody("PUT", { read })),
    deleteContactMessage: (id: string) =>
      call<object>(deskPaths.contactMessage({ id }), { method: "DELETE" }),
    resendContactMessage: (id: string) =>
      call<ContactMessage>(deskPaths.contactMessageDelivery({ id }), { method: "POST" }),
    readBackupState: () => call<BackupState>(deskPaths.backups),
    listAuditEvents: (query: AuditQuery = {}) =>
      call<AuditEventList>(withQuery(deskPaths.auditEvents, query)),
    readSiteStatus: () => call<SiteStatus>(deskPaths.siteStatus),
  };
}
