import { counter } from "#i18n/format/count.ts";
import type { MediaTexts } from "#i18n/admin/hu/media.ts";

const count = counter("en");

export const media = {
  title: "Pictures",
  intro:
    "All pictures of the posts. Say here what of a picture stays visible where it is cropped, and who made it. You can also replace a picture in all posts at once.",
  loading: "Loading the pictures…",
  loadFailed: "The pictures could not be loaded.",
  retry: "Try again",
  search: "Search",
  searchHint: "name, description or maker",
  unusedOnly: "Only those that no post shows",
  counted: (n) => count(n, { one: "{n} picture", other: "{n} pictures" }),
  stored: (size) => `${size} in the whole library`,
  unusedCount: (n) =>
    count(n, { one: "{n} picture that no post shows", other: "{n} pictures that no post shows" }),
  none: "No matching pictures.",
  empty: "The library has no pictures yet.",
  pager: "Pages of pictures",
  previous: "Previous",
  next: "Next",
  page: (page, last) => `Page ${page} of ${last}`,
  unnamed: "Unnamed picture",
  pixels: (width, height) => `${width} × ${height} pixels`,
  keptElsewhere: "in the media store",
  animated: "animated",
  uses: (n) =>
    n === 0 ? "shown nowhere" : count(n, { one: "shown in {n} place", other: "shown in {n} places" }),
  onlyKept: "no longer shown: kept by an earlier version or the bin",
  back: "Back to the pictures",
  cancel: "Cancel",
  failed: "That did not work. Please try again.",
  unreachable: "The server cannot be reached. What you typed is still here.",
  gone: "This picture is no longer in the library.",
  inUse: "This picture is in use by now, so it cannot be deleted.",
  standsStill:
    "This picture is a cover somewhere, and a cover cannot be animated. Choose one that is not animated.",
  upload: {
    title: "New pictures",
    choose: "Choose pictures…",
    drop: "or drop them here",
    limits:
      "PNG, JPEG, WebP, AVIF, GIF, BMP or ICO; at most 30 MB and 50 megapixels each. Animated GIF and WebP pictures stay animated.",
    list: "Uploads",
    waiting: "waiting",
    progress: (name) => `Uploading: ${name}`,
    sending: (percent) => `uploading: ${percent}`,
    preparing: "preparing…",
    done: "uploaded",
    finished: (done, failed) =>
      failed === 0
        ? count(done, { one: "{n} picture uploaded.", other: "{n} pictures uploaded." })
        : `${count(done, { one: "{n} picture uploaded", other: "{n} pictures uploaded" })}, ${count(failed, { other: "{n} failed." })}`,
    retry: "Try the failed ones again",
    clear: "Clear the list",
    tooLarge: "Too large: a picture may have at most 30 MB and 50 megapixels.",
    unreadable: "This file cannot be opened as a picture: it is damaged or of another kind.",
    heic: "This is a HEIC picture, which cannot be opened here. On the iPhone: Settings › Camera › Formats › Most Compatible; save or send a picture that is taken already as JPEG.",
    noSpace: "There is not enough space on the server.",
    busy: "The server is busy with other uploads. Please try again in a moment.",
    unreachable: "The server cannot be reached.",
  },
  remove: {
    cancel: "Cancel",
    select: (name) => `Select: ${name}`,
    selected: (n) => count(n, { one: "{n} picture selected", other: "{n} pictures selected" }),
    selectAll: "All unused pictures of this page",
    clear: "Clear the selection",
    button: "Delete the selected…",
    one: "Delete the picture…",
    confirmTitle: (n) => count(n, { one: "Delete this picture?", other: "Delete these {n} pictures?" }),
    confirmText: (n) =>
      count(n, {
        one: "It will be gone for good, in every size. No post shows it.",
        other: "They will be gone for good, in every size. No post shows them.",
      }),
    confirm: "Delete",
    busy: "Deleting…",
    removed: (n) => count(n, { one: "{n} picture deleted.", other: "{n} pictures deleted." }),
    kept: (n) =>
      count(n, { one: "{n} picture could not be deleted.", other: "{n} pictures could not be deleted." }),
    onlyUnused:
      "Only a picture that nothing uses can be deleted: no post (those in the bin and earlier versions count too), no slide, no author and no category.",
  },
  details: {
    name: "Name",
    nameHint: "Shown only here; you can search for it.",
    alts: "What does the picture show?",
    altsHint: "In each language, for those who cannot see it.",
    credit: "Made by",
    creditHint: "Readers see it below the cover of a post.",
    focal: "What stays visible",
    focalHint:
      "Where only a part of the picture fits, this point is always shown. Click on the picture, or move the sliders.",
    across: "From the left (%)",
    down: "From the top (%)",
    crops: "How it is cropped",
    save: "Save",
    saving: "Saving…",
    saved: "Saved.",
    added: (moment, by) => (by === null ? `Added: ${moment}` : `Added by ${by}, ${moment}`),
    usesTitle: "Where it is used",
    noUses: "No post uses it.",
    untitled: "Untitled post",
    asCover: "cover",
    inText: "in the text",
    inFormerText: "only in an earlier or unsaved version of the text",
    inBin: "in the bin",
    unsavedTitle: "Discard your changes?",
    unsavedText: "You changed the details of this picture but have not saved them yet.",
    discard: "Discard",
    keepEditing: "Back to the picture",
  },
  replace: {
    open: "Replace everywhere…",
    title: (name) => `Replace everywhere: ${name}`,
    intro: "Choose the picture that takes its place, or upload a new one.",
    upload: "Upload a new picture…",
    chooseFile: "Choose a file…",
    choose: "A picture of the library",
    choosing: (name) => `Choose: ${name}`,
    chosen: (name) => `Takes its place: ${name}`,
    change: "Another picture",
    effect: (n) =>
      count(n, {
        one: "{n} post changes, in every language, at once. Its words stay; the maker below the picture becomes the new one’s.",
        other:
          "{n} posts change, in every language, at once. Their words stay; the maker below the picture becomes the new one’s.",
      }),
    nothing: "No post shows it now, so none changes.",
    unsaved: "Save the details of the picture first.",
    confirm: "Replace",
    busy: "Replacing…",
    done: (n) =>
      count(n, {
        one: "Replaced in {n} post. The former picture stays in the library.",
        other: "Replaced in {n} posts. The former picture stays in the library.",
      }),
  },
} satisfies MediaTexts;
