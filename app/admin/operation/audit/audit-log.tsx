import { useState } from "react";
import { eventKinds, type EventKind } from "#api/audit/event-kinds.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { MoreButton } from "#app/ui/lists/more-button.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AuditRow } from "./audit-row.tsx";
import { useAuditLog } from "./use-audit-log.ts";
import list from "../../../ui/lists/item-list.module.css";

/** Lists the actions that were done or refused, the newest first, of all kinds or of one. */
export function AuditLog() {
  const texts = useAdminMessages().auditLog;
  const [kind, setKind] = useState<EventKind | undefined>();
  const log = useAuditLog(kind);
  const { data: events, isFetchNextPageError, isFetchingNextPage } = log;
  return (
    <section className={list.section}>
      <div className={list.tools}>
        <Choice
          label={texts.kind}
          value={kind ?? ""}
          options={["", ...eventKinds]}
          nameOf={(one) => (one === "" ? texts.allKinds : texts.kinds[one])}
          onChoose={(one) => setKind(one || undefined)}
        />
        <a
          className={list.download}
          download
          href={kind ? `${adminPaths.auditEventsCsv}?kind=${kind}` : adminPaths.auditEventsCsv}
        >
          {texts.download}
        </a>
      </div>
      {log.isError && !isFetchNextPageError && (
        <RetryAlert retry={texts.retry} onRetry={() => void log.refetch()}>
          {texts.loadFailed}
        </RetryAlert>
      )}
      {log.isPending && <Loading text={texts.loading} />}
      {events?.length === 0 && <p>{texts.none}</p>}
      {events && events.length > 0 && (
        <ul className={list.rows}>
          {events.map((event) => (
            <AuditRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <Alert>{texts.olderFailed}</Alert>}
      {log.hasNextPage && (
        <MoreButton
          label={isFetchingNextPage ? texts.loadingOlder : texts.older}
          busy={isFetchingNextPage}
          onMore={() => void log.fetchNextPage()}
        />
      )}
    </section>
  );
}
