import type { ContactMessage, MessageList } from "#api/messages.ts";

/** How many messages are shown at first, and with each further step. */
export const step = 20;

/** The messages loaded so far, newest first. */
export interface InboxState {
  messages: ContactMessage[];
  /** Of all messages, not only of the loaded ones. */
  unread: number;
  hasOlder: boolean;
}

/** What a list is asked for: one more than is shown tells whether there are older ones. */
export const listLength = step + 1;

/** With the newest messages read again; older ones that were loaded before stay, unless there is a gap now. */
export function withNewest(inbox: InboxState | null, { messages, unread }: MessageList): InboxState {
  const newest = messages.slice(0, step);
  const next = messages[step];
  const place = next && inbox ? inbox.messages.findIndex(({ id }) => id === next.id) : -1;
  if (!inbox || place < 0) return { messages: newest, unread, hasOlder: next !== undefined };
  return { messages: [...newest, ...inbox.messages.slice(place)], unread, hasOlder: inbox.hasOlder };
}

/** With the messages that follow the last one. */
export function withOlder(inbox: InboxState, { messages, unread }: MessageList): InboxState {
  const known = new Set(inbox.messages.map(({ id }) => id));
  const added = messages.slice(0, step).filter(({ id }) => !known.has(id));
  return { messages: [...inbox.messages, ...added], unread, hasOlder: messages.length > step };
}

/** With a message as the server now has it. */
export function withChanged(inbox: InboxState, changed: ContactMessage): InboxState {
  const former = inbox.messages.find(({ id }) => id === changed.id);
  if (!former) return inbox;
  return {
    ...inbox,
    messages: inbox.messages.map((message) => (message === former ? changed : message)),
    unread: inbox.unread + countUnread(changed) - countUnread(former),
  };
}

/** Without a message that is gone. */
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
