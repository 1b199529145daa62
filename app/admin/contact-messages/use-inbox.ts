import { useEffect, useState } from "react";
import type { ContactMessage } from "#api/contact-messages.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import {
  listLength,
  withChanged,
  withNewest,
  withOlder,
  withoutMessage,
  type InboxState,
} from "./inbox-state.ts";

type Loading = "newest" | "older" | null;

/**
 * Loads the newest messages, and older ones on demand.
 *
 * @returns `inbox` is null until the first messages are loaded; `failed` names the part that could not be loaded
 */
export function useInbox() {
  const { api } = useAdmin();
  const [inbox, setInbox] = useState<InboxState | null>(null);
  const [loading, setLoading] = useState<Loading>("newest");
  const [failed, setFailed] = useState<Loading>(null);
  const [refreshes, setRefreshes] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    api.listContactMessages({ limit: listLength }).then(
      (list) => {
        if (!isCurrent) return;
        setInbox((former) => withNewest(former, list));
        setLoading(null);
      },
      (error: unknown) => {
        console.warn("The messages could not be loaded", error);
        if (!isCurrent) return;
        setLoading(null);
        setFailed("newest");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, refreshes]);

  function refresh(): void {
    if (loading) return;
    setLoading("newest");
    setFailed(null);
    setRefreshes(refreshes + 1);
  }

  /** Returns the id of the first older message, if there is one. */
  async function showOlder(): Promise<string | undefined> {
    if (!inbox || loading) return undefined;
    setLoading("older");
    setFailed(null);
    try {
      const last = inbox.messages.at(-1);
      const list = await api.listContactMessages({
        limit: listLength,
        before: last?.receivedAt,
        beforeId: last?.id,
      });
      setInbox((former) => former && withOlder(former, list));
      return list.messages.find(({ id }) => !inbox.messages.some((message) => message.id === id))?.id;
    } catch (error) {
      console.warn("The older messages could not be loaded", error);
      setFailed("older");
      return undefined;
    } finally {
      setLoading(null);
    }
  }

  return {
    inbox,
    loading,
    failed,
    /** How often the newest messages were loaded again. */
    refreshes,
    refresh,
    showOlder,
    change: (message: ContactMessage) => setInbox((former) => former && withChanged(former, message)),
    remove: (id: string) => setInbox((former) => former && withoutMessage(former, id)),
  };
}
