import { counter } from "#i18n/format/count.ts";
import type { StoredFormTexts } from "./hu.ts";

const count = counter("en");

export const storedForm = {
  unsaved: "Not saved yet.",
  saved: "Saved; readers see it like this now.",
  failed: "It could not be saved. Please try again.",
  changedMeanwhile:
    "Somebody else has saved meanwhile, so yours is not saved yet. What you wrote is still here: decide which version is to stand.",
  takeTheirs: "Load the newer version",
  overwrite: "Replace it with mine",
  taken: "This is the version that somebody else has saved meanwhile.",
  save: "Save",
  undo: "Discard changes",
  resetConfirm: "Reset",
  cancel: "Cancel",
  faults: (n) =>
    count(n, {
      one: "{n} field has to be corrected before saving.",
      other: "{n} fields have to be corrected before saving.",
    }),
  leave: { title: "Leave without saving?", stay: "Stay", leave: "Leave" },
  items: {
    edit: "Edit",
    editNamed: (name) => `Edit: ${name}`,
    remove: "Delete",
    removeNamed: (name) => `Delete: ${name}`,
  },
  rows: {
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    hide: "Hide",
    show: "Show",
    hideNamed: (name) => `Hide: ${name}`,
    showNamed: (name) => `Show: ${name}`,
    hidden: "hidden",
    moved: (name, at, all) => `${name}: ${at} of ${all}.`,
    wasHidden: (name) => `${name}: hidden.`,
    shown: (name) => `${name}: shown.`,
  },
} satisfies StoredFormTexts;
