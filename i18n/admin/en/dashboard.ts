import { counter } from "#i18n/format/count.ts";
import type { DashboardTexts } from "#i18n/admin/hu/dashboard.ts";

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
