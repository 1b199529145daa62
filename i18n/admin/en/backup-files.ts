import { counter } from "#i18n/format/count.ts";
import type { BackupFilesTexts } from "../hu/backup-files.ts";

const count = counter("en");

export const backupFiles = {
  title: "Backups",
  intro: "The whole website in one file: make a backup, download it, restore it.",
  loading: "Loading the backups…",
  loadFailed: "The list of backups could not be loaded.",
  retry: "Try again",
  running: "In progress",
  named: (act, name) => `${act}: ${name}`,
  download: "Download",
  encrypted: "encrypted",
  kinds: {
    backup: "backup",
    "by-hand": "made by you",
    "before-restore": "made before a restore",
    uploaded: "uploaded",
  },
  now: {
    title: "Back up now",
    intro: (place) =>
      place === null
        ? "A backup is made every night anyway, on this same machine. If its disk dies, they die with it: download one now and then, or have a second place for them set up on the server (it is called BACKUP_TO there)."
        : `A backup is made every night anyway. Each is copied to ${place}`,
    submit: "Back up now",
    made: "The backup is complete and has been read back.",
  },
  list: {
    title: "Your backups",
    intro:
      "The site keeps one of its own for each of the last seven days, four weeks and twelve months. What you make or upload here stays until you delete it.",
    none: "There is no backup yet.",
  },
  upload: {
    label: "Upload a backup from this computer",
    choose: "Choose a file…",
    done: "Uploaded: it is in the list above, and can be restored from there.",
  },
  restore: {
    open: "Restore…",
    title: "Restore {name}",
    replaces:
      "Everything here now (posts, pages, pictures, messages, accounts, settings) will be replaced by what is in the backup. Afterwards everybody has to sign in again, with the password they had then.",
    undo: "First, what is here now is backed up too, so you can come back to it from this page.",
    passphrase: "Passphrase of the backup",
    passphraseKnown: "Leave it empty for the one that is set on the server.",
    word: "restore",
    wordLabel: "To confirm, type: {word}",
    wordWrong: "That is not the word.",
    submit: "Restore",
    cancel: "Cancel",
    done: (posts, pictures) =>
      `Done: ${count(posts, { one: "{n} post", other: "{n} posts" })} and ${count(pictures, { one: "{n} picture", other: "{n} pictures" })} are back.`,
    signIn: "Sign in",
  },
  deletion: {
    confirmDelete: "Delete this backup?",
    delete: "Delete",
    deleting: "Deleting…",
    cancel: "Cancel",
  },
  export: {
    title: "Export",
    intro:
      "Everything that can be read, in one ZIP file: posts and pictures, pages, messages, facts, but no passwords. To restore a site you need a backup, not this. It can be downloaded for a day.",
    submit: "Export and download",
    import: "Import posts from an export",
  },
  steps: {
    begun: "Getting ready…",
    writing: "Backing up…",
    undo: "Backing up what is here now…",
    checked: "Checking the backup…",
    restored: "Restoring…",
    cleaned: "Going through the texts…",
  },
  faults: {
    damaged: "This backup is damaged or incomplete. Nothing has changed.",
    foreign: "This is not a backup of this website.",
    newer: "The backup comes from a newer version: update this website first.",
    no_space: "There is not enough room for it on the server’s disk.",
    passphrase_needed: "The backup is encrypted: its passphrase is needed.",
    passphrase_wrong: "Wrong passphrase, or the backup is damaged. Nothing has changed.",
    busy: "A backup or a restore is under way; try again in a moment.",
    other: "It did not work. Whoever looks after the server finds the reason in its log.",
  },
} satisfies BackupFilesTexts;
