import type { ContactMessage, ContactMessageList } from "#api/contact/contact-messages.ts";

/** Messages shown at first, and added by each click on the button below. */
export const pageSize = 20;

export interface InboxState {
  messages: ContactMessage[];
  /** Counts all messages, not only those loaded. */
  unread: number;
  hasOlder: boolean;
  /** Whether the site can mail a reply. */
  canReply?: boolean;
}

type Listed = Pick<ContactMessageList, "messages" | "unread">;

/** Messages per call; the last one is not shown, but tells that there are older ones. */
export const listLength = pageSize + 1;

/** After a refresh, older messages stay unless there is now a gap before them. */
export function withNewest(inbox: InboxState | null, { messages, unread }: Listed): InboxState {
  const newest = messages.slice(0, pageSize);
  const next = messages[pageSize];
  const index = next && inbox ? inbox.messages.findIndex(({ id }) => id === next.id) : -1;
  if (!inbox || index < 0) return { ...inbox, messages: newest, unread, hasOlder: next !== undefined };
  return {
    ...inbox,
    messages: [...newest, ...inbox.messages.slice(index)],
    unread,
    hasOlder: inbox.hasOlder,
  };
}

export function withOlder(inbox: InboxState, { messages, unread }: Listed): InboxState {
  const known = new Set(inbox.messages.map(({ id }) => id));
  const added = messages.slice(0, pageSize).filter(({ id }) => !known.has(id));
  const hasOlder = messages.length > pageSize;
  return { ...inbox, messages: [...inbox.messages, ...added], unread, hasOlder };
}

export function withChanged(inbox: InboxState, changed: ContactMessage): InboxState {
  const former = inbox.messages.find(({ id }) => id === changed.id);
  if (!former) return inbox;
  return {
    ...inbox,
    messages: inbox.messages.map((message) => (message === former ? changed : message)),
    unread: inbox.unread + countUnread(changed) - countUnread(former),
  };
}

export function withoutMessage(inbox: InboxState, goneId: string): InboxState {
  const gone = inbox.messages.find(({ id }) => id === goneId);
  if (!gone) return inbox;
  return {
    ...inbox,
    messages: inbox.messages.filter((message) => message !== gone),
    unread: inbox.unread - countUnread(gone),
  };
}

function countUnread({ isRead }: ContactMessage): number {
  return isRead ? 0 : 1;
}
