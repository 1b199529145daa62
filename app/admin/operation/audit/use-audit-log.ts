import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditEvent } from "#api/audit/audit-events.ts";
import type { EventKind } from "#api/audit/event-kinds.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

/** Events asked for at once; a full list may have older ones behind it. */
const listLength = 50;

/** Loads the newest events of a kind, and older ones on demand. */
export function useAuditLog(kind: EventKind | undefined) {
  const { api } = useAdmin();
  return useInfiniteQuery({
    queryKey: ["auditEvents", kind],
    async queryFn({ pageParam: last }) {
      const before = last && { before: last.at, beforeId: last.id };
      return (await api.listAuditEvents({ limit: listLength, kind, ...before })).events;
    },
    // Safe cast: nothing lies before the newest.
    initialPageParam: undefined as AuditEvent | undefined,
    getNextPageParam: (events) => (events.length === listLength ? events.at(-1) : undefined),
    select: ({ pages }) => pages.flat(),
  });
}
