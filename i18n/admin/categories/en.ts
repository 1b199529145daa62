import { counter } from "#i18n/format/count.ts";
import type { CategoriesTexts } from "./hu.ts";

const count = counter("en");

export const categories = {
  title: "Categories",
  intro:
    "Name, address, introduction, order and picture. On the blog the most frequent category comes first; once you rearrange them, your order counts. Readers do not see one without posts.",
  loading: "Loading the categories…",
  loadFailed: "The categories could not be loaded.",
  retry: "Try again",
  add: "New category",
  none: "There is no category.",
  unnamed: "Category without a name",
  posts: (n) => count(n, { one: "{n} post", other: "{n} posts" }),
  removed: (name) => `${name}: deleted.`,
  moving: (name) => `To be deleted: ${name}`,
  movesTo: "Where do its posts go?",
  keep: "Keep it",
  keepNamed: (name) => `Keep it: ${name}`,
  name: "Name",
  nameHint:
    "One language is enough: readers of a language without a name see the Hungarian one, else the English one.",
  releasedNameHint: "Left empty, the site’s own name stands there.",
  slug: "Address of its page",
  slugHint: (path) =>
    `What follows ${path}. Left empty, it is made from the name; the old address leads to the new one.`,
  categoryIntro: "Introduction",
  introHint: "A sentence or two at the head of its page; optional.",
  releasedIntroHint:
    "A sentence or two at the head of its page. Left empty, the site’s own introduction stands there.",
  choose: "Choose or upload a picture",
  withoutPicture: "Back to the drawing",
  faultTexts: {
    name: "A name is needed in one language at least.",
    slug: "Only small letters without accents, digits and hyphens.",
    empty: "Write an address: none can be made from the name.",
    taken: "This address is taken.",
    named: "There is already a category with this name.",
  },
  leaveText: "Your changes to the categories are not saved and will be lost.",
} satisfies CategoriesTexts;
