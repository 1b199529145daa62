import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import {
  listLength,
  withChanged,
  withNewest,
  withOlder,
  withoutMessage,
  type InboxState,
} from "./inbox-state.ts";

const queryKey = ["inbox"];

/**
 * Loads the newest messages, and older ones on demand.
 *
 * @returns `inbox` is undefined until the first messages are loaded; `failed` names the part that could not be loaded
 */
export function useInbox() {
  const { api } = useAdmin();
  const client = useQueryClient();
  const [refreshes, setRefreshes] = useState(0);
  const newest = useQuery({
    queryKey,
    async queryFn() {
      const list = await api.listContactMessages({ limit: listLength });
      const inbox = withNewest(client.getQueryData<InboxState>(queryKey) ?? null, list);
      return { ...inbox, canReply: list.canReply };
    },
  });
  const older = useCall();
  const inbox = newest.data;
  const loading = newest.isFetching ? "newest" : older.isBusy ? "older" : null;

  function change(by: (former: InboxState) => InboxState): void {
    client.setQueryData<InboxState>(queryKey, (former) => former && by(former));
  }

  function refresh(): void {
    if (loading) return;
    older.forget();
    setRefreshes(refreshes + 1);
    void newest.refetch();
  }

  /** Returns the id of the first older message, if there is one. */
  async function showOlder(): Promise<string | undefined> {
    if (!inbox || loading) return undefined;
    const last = inbox.messages.at(-1);
    let first: string | undefined;
    await older.run(async () => {
      const before = { before: last?.receivedAt, beforeId: last?.id };
      const list = await api.listContactMessages({ limit: listLength, ...before });
      change((former) => withOlder(former, list));
      first = list.messages.find(({ id }) => !inbox.messages.some((message) => message.id === id))?.id;
    });
    return first;
  }

  return {
    inbox,
    loading,
    failed: loading ? null : older.failure ? "older" : newest.isError ? "newest" : null,
    /** How often the newest messages were loaded again. */
    refreshes,
    refresh,
    showOlder,
    change: (message: ContactMessage) => change((former) => withChanged(former, message)),
    remove: (id: string) => change((former) => withoutMessage(former, id)),
  };
}
