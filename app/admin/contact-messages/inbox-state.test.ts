import { expect, test } from "vitest";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import {
  pageSize,
  withChanged,
  withNewest,
  withOlder,
  withoutMessage,
  type InboxState,
} from "./inbox-state.ts";

/** Message number `n` of a year; a greater number is a newer one. */
function message(n: number, isRead = false): ContactMessage {
  return {
    id: String(n),
    name: "Anna",
    email: "anna@example.com",
    message: "Szia!",
    language: "hu",
    plan: "",
    receivedAt: new Date(Date.UTC(2026, 0, n)).toISOString(),
    isRead,
    isAnswered: false,
    note: "",
    replies: [],
    delivery: { state: "kept", attempts: 0 },
  };
}

/** Messages from `first` down to `last`. */
function messages(first: number, last: number): ContactMessage[] {
  return Array.from({ length: first - last + 1 }, (_, index) => message(first - index));
}

function numbers({ messages }: InboxState): number[] {
  return messages.map(({ id }) => Number(id));
}

test("a first answer of one more than a page shows a page, and that there are older ones", () => {
  const inbox = withNewest(null, { messages: messages(50, 30), unread: 50 });
  expect([inbox.messages.length, inbox.hasOlder, inbox.unread]).toEqual([pageSize, true, 50]);
  expect(withNewest(null, { messages: messages(20, 1), unread: 0 }).hasOlder).toBe(false);
});

test("older messages follow, none of them twice", () => {
  const first = withNewest(null, { messages: messages(50, 30), unread: 50 });
  const inbox = withOlder({ ...first, canReply: true }, { messages: messages(32, 12), unread: 49 });
  expect(inbox.canReply).toBe(true);
  expect(numbers(inbox)).toEqual(numbers({ ...inbox, messages: messages(50, 13) }));
  expect([inbox.hasOlder, inbox.unread]).toEqual([true, 49]);
});

test("reading the newest again brings new ones, drops deleted ones and keeps the older ones", () => {
  const first = withNewest(null, { messages: messages(50, 30), unread: 50 });
  const both = withOlder(first, { messages: messages(30, 11), unread: 50 });
  const newest = messages(52, 31).filter(({ id }) => id !== "50");
  const inbox = withNewest(both, { messages: newest, unread: 51 });
  expect(numbers(inbox)).toEqual([52, 51, ...numbers({ ...inbox, messages: messages(49, 11) })]);
  expect([inbox.hasOlder, inbox.unread]).toEqual([false, 51]);
});

test("reading the newest again forgets all that is older when there is nothing older any more", () => {
  const first = withNewest(null, { messages: messages(50, 30), unread: 50 });
  const inbox = withNewest(first, { messages: messages(50, 49), unread: 2 });
  expect(numbers(inbox)).toEqual([50, 49]);
  expect(inbox.hasOlder).toBe(false);
});

test("reading the newest again forgets the former ones when messages between are missing", () => {
  const first = withNewest(null, { messages: messages(20, 1), unread: 20 });
  const inbox = withNewest(first, { messages: messages(60, 40), unread: 60 });
  expect([numbers(inbox).at(-1), inbox.messages.length, inbox.hasOlder]).toEqual([41, pageSize, true]);
});

test("the unread ones are counted on as messages are read, unread and deleted", () => {
  let inbox = withNewest(null, { messages: messages(3, 1), unread: 3 });
  inbox = withChanged(inbox, message(2, true));
  expect([inbox.unread, inbox.messages[1]?.isRead]).toEqual([2, true]);
  inbox = withChanged(inbox, message(2, true));
  expect(inbox.unread).toBe(2);
  inbox = withoutMessage(inbox, "2");
  expect([inbox.unread, numbers(inbox)]).toEqual([2, [3, 1]]);
  inbox = withoutMessage(inbox, "3");
  expect([inbox.unread, numbers(inbox)]).toEqual([1, [1]]);
  inbox = withChanged(inbox, message(3, true));
  expect([withoutMessage(inbox, "3").unread, numbers(inbox)]).toEqual([1, [1]]);
});
