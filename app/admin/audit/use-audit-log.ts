import { useEffect, useState } from "react";
import type { AuditEvent } from "#api/audit/audit-events.ts";
import type { EventKind } from "#api/audit/event-kinds.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

/** Events asked for at once; a full list may have older ones behind it. */
const listLength = 50;

interface Loaded {
  kind: EventKind | undefined;
  events: AuditEvent[];
  hasOlder: boolean;
}

/**
 * Loads the newest events of a kind, and older ones on demand.
 *
 * @returns `events` is null until the first are loaded; `failed` names the part that could not be loaded
 */
export function useAuditLog(kind: EventKind | undefined) {
  const { api } = useAdmin();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<"newest" | "older" | null>(null);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const [tries, setTries] = useState(0);
  const current = loaded?.kind === kind ? loaded : null;

  useEffect(() => {
    let isCurrent = true;
    api.listAuditEvents({ limit: listLength, kind }).then(
      ({ events }) => isCurrent && setLoaded({ kind, events, hasOlder: events.length === listLength }),
      (error: unknown) => {
        console.warn("The audit log could not be loaded", error);
        if (isCurrent) setFailed("newest");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, kind, tries]);

  async function showOlder(): Promise<void> {
    if (!current || isLoadingOlder) return;
    const last = current.events.at(-1);
    setIsLoadingOlder(true);
    setFailed(null);
    try {
      const { events } = await api.listAuditEvents({
        limit: listLength,
        kind,
        before: last?.at,
        beforeId: last?.id,
      });
      // Another kind may have been chosen meanwhile.
      setLoaded((now) =>
        now === current
          ? { kind, events: [...current.events, ...events], hasOlder: events.length === listLength }
          : now,
      );
    } catch (error) {
      console.warn("The older events could not be loaded", error);
      setFailed("older");
    } finally {
      setIsLoadingOlder(false);
    }
  }

  return {
    events: current?.events ?? null,
    hasOlder: current?.hasOlder ?? false,
    failed,
    isLoadingOlder,
    showOlder,
    retry(): void {
      setFailed(null);
      setTries(tries + 1);
    },
  };
}
