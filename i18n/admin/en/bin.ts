import { counter } from "#i18n/format/count.ts";
import type { bin as hungarian } from "#i18n/admin/hu/bin.ts";

const count = counter("en");

export const bin = {
  title: "Bin",
  intro: (days: number) =>
    count(days, {
      one: "Deleted posts stay here for {n} day. Visitors do not see them meanwhile, but every language can be restored, in its state and under its address. What was to appear meanwhile comes back as a draft.",
      other:
        "Deleted posts stay here for {n} days. Visitors do not see them meanwhile, but every language can be restored, in its state and under its address. What was to appear meanwhile comes back as a draft.",
    }),
  loading: "Loading the bin…",
  loadFailed: "The bin could not be loaded.",
  retry: "Try again",
  empty: "The bin is empty.",
  deleted: (when, by) => (by === null ? `Deleted on ${when}.` : `Deleted on ${when} by ${by}.`),
  until: (when) => `Gone for good on ${when}.`,
  restore: "Restore",
  restoreNamed: (title) => `Restore: ${title}`,
  restored: (title) => `“${title}” has been restored.`,
  delete: "Delete for good",
  deleteNamed: (title) => `Delete for good: ${title}`,
  deleting: "Deleting…",
  erased: (title) => `“${title}” has been deleted for good.`,
  confirmDelete: "Are you sure you want to delete this post for good?",
  confirmText: (title) =>
    `“${title}” will be lost in every language, with its pictures and former versions. This cannot be undone.`,
  cancel: "Cancel",
  gone: "This post is not in the bin any more: somebody has restored it, or it was deleted for good.",
  failed: "That did not work. Please try again.",
} satisfies typeof hungarian;
