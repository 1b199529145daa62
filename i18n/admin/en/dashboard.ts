import { counter } from "#i18n/format/count.ts";
import type { DashboardTexts, PostMatrixTexts } from "#i18n/admin/hu/dashboard.ts";

const count = counter("en");

export const dashboard = {
  title: "Dashboard",
  signedInAs: (username: string) => `Signed in as ${username}`,
  welcome: (username: string) =>
    `Welcome, ${username}! This is where you write and look after the blog’s posts.`,
  signOut: "Logout",
  signingOut: "Logging out…",
  needsJavaScript: "The admin area needs JavaScript to be switched on.",
  toNewPost: "Write a new post",
  newPost: "New post",
  posts: {
    title: "Posts",
    loading: "Loading the posts…",
    noPosts: "No posts found.",
    loadFailed: "The posts could not be loaded.",
    retry: "Try again",
    search: "Search the posts",
    shown: (n: number) => count(n, { one: "{n} post", other: "{n} posts" }),
    edit: "Edit",
    editNamed: (title: string) => `Edit: ${title}`,
    view: "View",
    viewNamed: (title: string) => `View: ${title}`,
    delete: "Delete",
    deleteNamed: (title: string) => `Delete: ${title}`,
    deleting: "Deleting…",
    deleted: (title: string) => `“${title}” has been moved to the bin.`,
    undo: (title: string) => `Undo the deletion: ${title}`,
    confirmDelete: "Are you sure you want to delete this post?",
    confirmText: (title: string, days: number) =>
      `“${title}” will disappear from the blog in every language. It can be restored from the bin for ${days} days.`,
    cancel: "Cancel",
    errorDeleting: "An error occurred while deleting the post.",
  },
  states: {
    label: "Languages and their states",
    cell: (language: string, state: string) => `${language}: ${state}`,
    scheduled: (moment: string) => `scheduled: ${moment}`,
    scheduledIn: (language: string, moment: string) => `${language}, scheduled: ${moment}`,
    filter: "Which posts?",
  },
  edit: {
    title: "Edit post",
    loading: "Loading the post…",
    notFound: "Post not found",
    refused: "The post could not be loaded",
    failed: "An error occurred while loading the post",
    retry: "Try again",
  },
} satisfies DashboardTexts;

export const postMatrix = {
  searchHint: "Title, text or author",
  filters: {
    all: (n: string) => `All (${n})`,
    published: (n: string) => `Published (${n})`,
    changed: (n: string) => `Published, with changes${n && ` (${n})`}`,
    draft: (n: string) => `With a draft (${n})`,
    scheduled: (n: string) => `Scheduled (${n})`,
    unpublished: (n: string) => `Hidden (${n})`,
    outdated: (n: string) => `Outdated translations (${n})`,
    none: (n: string) => `A language missing (${n})`,
  },
  language: "In which language?",
  anyLanguage: "In any",
  sort: "Order",
  sorts: {
    changed: "Last changed",
    newest: "Newest",
    title: "By title",
    author: "By author",
  },
  noMatch: "No post matches the search.",
  pager: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (page: string, last: string) => `Page ${page} of ${last}`,
  select: (title: string) => `Select: ${title}`,
  selectAll: "All posts on this page",
  selected: (n: number) => count(n, { other: "{n} selected" }),
  clear: "Clear selection",
  bulk: {
    label: "The selected posts",
    languages: "In which languages?",
    publish: "Publish",
    unpublish: "Hide",
    delete: "Delete",
    running: "Working…",
    cancel: "Cancel",
    confirm: {
      publish: "Publish the selected posts?",
      unpublish: "Hide the selected posts?",
      delete: "Are you sure you want to delete the selected posts?",
    },
    what: (n: number, languages: string) =>
      count(n, { one: `{n} post (${languages})`, other: `{n} posts (${languages})` }),
    deletes: "A post that loses all its languages is deleted itself.",
    done: (n: number) => count(n, { one: "Done for {n} post.", other: "Done for {n} posts." }),
    failed: (n: number) =>
      count(n, { one: "{n} post could not be changed:", other: "{n} posts could not be changed:" }),
    callFailed: "It did not work. The selection is kept, so you can try again.",
    gone: "A post that is gone",
    reasons: {
      no_text: "has no text in the chosen languages",
      no_title: "has no title",
      needs_look:
        "hidden or scheduled, somebody else’s draft, without a text, or still a copy of the source; publish it from its form, where that is seen",
      not_published: "is not published in the chosen languages",
      not_found: "is gone",
      refused: "was refused by the server",
    },
  },
  unpublishAll: "Hide all languages",
} satisfies PostMatrixTexts;
