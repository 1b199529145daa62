import { createContext, use } from "react";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import {
  categoryPath,
  findCategory,
  releasedCategories,
  type SiteCategories,
  categoryName,
} from "./category-addresses.ts";

const CategoriesContext = createContext<SiteCategories>(null);

/** Gives the pages the categories as the owner has them. */
export const OwnersCategories = CategoriesContext.Provider;

/** Null too where they are those that come with the site. */
export function useOwnersCategories(): SiteCategories {
  return use(CategoriesContext);
}

/** The categories as the page's readers know them. */
export function useCategories() {
  const site = use(CategoriesContext);
  const language = useLanguage();
  const messages = useMessages();
  return {
    ids: (site ?? releasedCategories).map(({ id }) => id),
    nameOf: (id: string) => categoryName(id, language, messages, site),
    /** The language of its name, where that is another one. */
    langOf: (id: string) => findCategory(id, site)?.namedIn?.[language],
    /** Null for one that the site does not have. */
    pathOf: (id: string) => (findCategory(id, site) ? categoryPath(id, language, site) : null),
    /** One of the library's that the owner has chosen; without it there is its drawing. */
    pictureOf: (id: string) => findCategory(id, site)?.picture ?? null,
  };
}
