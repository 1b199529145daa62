import { useEffect, useState } from "react";
import type { ContactMessage, MessageList, MessageListQuery } from "#api/messages.ts";
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
 * The messages of the desk, the newest first and older ones on demand.
 *
 * @param listMessages must stay the same function, as must `onFailure`
 * @returns `inbox` is null until the first ones are there; `failed` says which part did not come
 */
export function useInbox(
  listMessages: (query: MessageListQuery) => Promise<MessageList>,
  onFailure: (error: unknown) => void,
) {
  const [inbox, setInbox] = useState<InboxState | null>(null);
  const [loading, setLoading] = useState<Loading>("newest");
  const [failed, setFailed] = useState<Loading>(null);
  const [refreshes, setRefreshes] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    listMessages({ limit: listLength }).then(
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
        onFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [listMessages, onFailure, refreshes]);

  function refresh(): void {
    if (loading) return;
    setLoading("newest");
    setFailed(null);
    setRefreshes(refreshes + 1);
  }

  /** Gives the id of the first one that came, if any did. */
  async function showOlder(): Promise<string | undefined> {
    if (!inbox || loading) return;
    setLoading("older");
    setFailed(null);
    try {
      const list = await listMessages({ limit: listLength, before: inbox.messages.at(-1)?.receivedAt });
      setInbox((former) => former && withOlder(former, list));
      return list.messages.find(({ id }) => !inbox.messages.some((message) => message.id === id))?.id;
    } catch (error) {
      console.warn("The older messages could not be loaded", error);
      setFailed("older");
      onFailure(error);
    } finally {
      setLoading(null);
    }
  }

  return {
    inbox,
    loading,
    failed,
    /** How often the newest ones were asked for again. */
    refreshes,
    refresh,
    showOlder,
    change: (message: ContactMessage) => setInbox((former) => former && withChanged(former, message)),
    remove: (id: string) => setInbox((former) => former && withoutMessage(former, id)),
  };
}
