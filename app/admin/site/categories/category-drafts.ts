import type { AdminCategories, AdminCategory, WrittenCategories } from "#api/blog/categories.ts";
import type { FormFault } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { authorSegments } from "#i18n/addresses.ts";
import { defaultCategory, isNameTaken, isOwnCategory } from "#i18n/blog/category-addresses.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { byLanguage, languagesFrom, type Language } from "#i18n/languages.ts";
import { isOwnPageAddress } from "#i18n/own-pages.ts";

/** A category while the form is open. */
export interface CategoryDraft extends AdminCategory {
  /** Posts can have come into one that is. */
  isStored: boolean;
  /** The category to which its posts go when it is removed; null where it stays. */
  movesTo: string | null;
}

export type CategoryFault = FormFault<"name" | "named" | "slug" | "empty" | "taken">;

/** @param digits twelve hexadecimal ones */
export function newCategory(digits: string): CategoryDraft {
  const none = byLanguage(() => "");
  const words = { names: none, slugs: none, intros: none };
  return { id: `own-${digits}`, ...words, picture: null, posts: 0, isStored: false, movesTo: null };
}

export function draftsOf({ categories }: AdminCategories): CategoryDraft[] {
  return categories.map((category) => ({ ...category, isStored: true, movesTo: null }));
}

/** Lets what was written go on from what is stored now: no category is left out that its writer did not know. */
export function rebased(
  written: readonly CategoryDraft[],
  before: AdminCategories,
  after: AdminCategories,
): CategoryDraft[] {
  const stored = new Map(after.categories.map((category) => [category.id, category]));
  const kept = written.flatMap((draft) => {
    const now = stored.get(draft.id);
    if (!now && draft.movesTo !== null) return [];
    return { ...draft, posts: now?.posts ?? 0, isStored: now !== undefined };
  });
  const known = new Set([...before.categories, ...kept].map(({ id }) => id));
  return [...kept, ...draftsOf(after).filter(({ id }) => !known.has(id))];
}

export function toSend(drafts: readonly CategoryDraft[], version: string): WrittenCategories {
  const [left, gone] = [drafts.filter(isLeft), drafts.filter((draft) => !isLeft(draft))];
  return {
    categories: left.map((draft) => {
      const { id, names, picture, intros } = draft;
      return {
        id,
        names,
        slugs: byLanguage((language) => slugIn(draft, language)),
        picture: picture?.hash ?? null,
        intros,
      };
    }),
    moves: Object.fromEntries(gone.map((draft) => [draft.id, targetOf(draft, left)])),
    version,
  };
}

export function isLeft({ movesTo }: CategoryDraft): boolean {
  return movesTo === null;
}

/** Where the posts of one that is removed go: to the default where the chosen one goes too. */
export function targetOf({ movesTo }: CategoryDraft, left: readonly CategoryDraft[]): string {
  return left.find(({ id }) => id === movesTo)?.id ?? defaultCategory;
}

/** One that is left empty is made from the name. */
function slugIn({ names, slugs }: CategoryDraft, language: keyof CategoryDraft["names"]): string {
  return slugs[language].trim() || makeSlug(names[language]);
}

/** The name in the editor's language, else in the first one that has one. */
export function nameOfDraft({ names }: CategoryDraft, language: Language): string {
  return (
    languagesFrom(language)
      .map((one) => names[one].trim())
      .find(Boolean) ?? ""
  );
}

/** The faults in the order of the form. @param first the language whose fields come first: a name in one language is enough */
export function faultsOf(drafts: readonly CategoryDraft[], first: Language): CategoryFault[] {
  const owners = new Map<string, string>();
  const left = drafts.filter(isLeft);
  return left.flatMap((draft) =>
    languagesFrom(first).flatMap((language): CategoryFault[] => {
      const name = draft.names[language].trim();
      const others = left.filter((other) => other !== draft);
      if (language === first && needsName(draft))
        return [{ control: `${draft.id}-${language}-name`, kind: "name" }];
      if (name !== "" && isNameTaken(name, language, others))
        return [{ control: `${draft.id}-${language}-name`, kind: "named" }];
      const control = `${draft.id}-${language}-slug`;
      const slug = slugIn(draft, language);
      if (slug === "") return name === "" ? [] : [{ control, kind: "empty" }];
      if (!isOwnPageAddress(slug)) return [{ control, kind: "slug" }];
      const owner = owners.get(slug) ?? draft.id;
      owners.set(slug, owner);
      const isTaken = owner !== draft.id || Object.values<string>(authorSegments).includes(slug);
      return isTaken ? [{ control, kind: "taken" }] : [];
    }),
  );
}

/** The site's own have a name where none is written. */
function needsName({ id, names }: CategoryDraft): boolean {
  return isOwnCategory(id) && Object.values(names).every((name) => name.trim() === "");
}
