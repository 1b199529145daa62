import { counter } from "#i18n/format/count.ts";
import type { ContactMessagesTexts } from "#i18n/admin/hu/contact-messages.ts";

const count = counter("en");

export const contactMessages = {
  title: "Messages",
  unread: (n: number) => count(n, { other: "{n} unread" }),
  loading: "Loading the messages…",
  loadFailed: "The messages could not be loaded.",
  retry: "Try again",
  refresh: "Refresh",
  refreshed: "The messages are up to date.",
  none: "There are no messages. What visitors write in the contact form appears here.",
  mailIsOff:
    "Messages can be read only here, as no mail server is set up. To have them mailed as well, set one up under Settings.",
  older: "Older messages",
  loadingOlder: "Loading older messages…",
  olderFailed: "The older messages could not be loaded.",
  isUnread: "Unread",
  isAnswered: "Answered",
  writtenIn: (language: string) => `Language of the form: ${language}`,
  answer: "Answer by email",
  answerNamed: (name: string) => `Answer by email: ${name}`,
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  markFailed: "Could not mark the message.",
  delete: "Delete",
  deleteNamed: (name: string) => `Delete: message from ${name}`,
  deleting: "Deleting…",
  deleted: (name: string) => `The message from ${name} has been deleted.`,
  deleteFailed: "The message could not be deleted.",
  confirmDelete: "Are you sure you want to delete this message?",
  confirmText: (name: string, moment: string) => `From ${name}, ${moment}. This cannot be undone.`,
  cancel: "Cancel",
  thread: {
    replies: "Replies sent",
    replied: (who, when) => `${who}, ${when}`,
    reply: "Reply from the site",
    replyHint: "Sent in the name of the site, with the message quoted below.",
    sendReply: "Send reply",
    sendReplyTo: (name) => `Send reply: ${name}`,
    replyMissing: "Write the reply first.",
    replyFailed: "The reply was not sent.",
    replyRefused: (reason) => `The reply was not sent. The mail server says: ${reason}`,
    replySent: "The reply has been sent.",
    replyUnkept: "The reply has been sent, but it could not be kept here. Do not send it again.",
    noMail:
      "You can reply from here once a mail server is set under Settings. Until then, “Answer by email” opens your own mail program.",
    markAnswered: "Mark as answered",
    markOpen: "Mark as open",
    answerFailed: "The mark could not be saved.",
    note: "Note",
    noteHint: "Only editors see it.",
    saveNote: "Save note",
    noteSaved: "The note has been saved.",
    noteFailed: "The note could not be saved.",
    noteChanged:
      "Somebody else has changed the note meanwhile, so yours was not saved. Refresh the list to read theirs; yours stays here.",
    noteIsNow: (note) =>
      note === ""
        ? "Somebody else has deleted the note meanwhile. Saving puts yours in its place."
        : `Meanwhile somebody else wrote: “${note}” Saving replaces it.`,
  },
  plans: {
    title: "The plan that they ask about",
    theirs: (name) => `Plan from ${name}`,
    open: "Open in the planner",
    insertTheirs: "Insert the address of their plan",
    insertChanged: "Insert the address of the plan changed last:",
    named: "Plans that the text leads to",
  },
  leave: {
    title: "Leave without saving?",
    text: "A reply or note that you have begun is neither sent nor saved, and will be lost.",
    stay: "Stay",
    leave: "Leave",
  },
  delivery: {
    kept: "Kept here only",
    queued: "Waiting to be mailed",
    waiting: (tries: number) =>
      count(tries, {
        one: "Waiting for the mail server ({n} failed try)",
        other: "Waiting for the mail server ({n} failed tries)",
      }),
    waitingUntil: (tries: number, next: string) =>
      count(tries, {
        one: `Waiting for the mail server ({n} failed try, next one: ${next})`,
        other: `Waiting for the mail server ({n} failed tries, next one: ${next})`,
      }),
    sent: "Mailed",
    sentAt: (moment: string) => `Mailed: ${moment}`,
    failed: "Could not be mailed",
    reason: (reason: string) => `The last error: ${reason}`,
    again: "Send again",
    againNamed: (name: string) => `Send again: message from ${name}`,
    againFailed: "It could not be sent again.",
  },
} satisfies ContactMessagesTexts;
