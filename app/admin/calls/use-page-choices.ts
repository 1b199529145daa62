import type { NamedOwnPages } from "#api/guide/own-pages.ts";
import { guidePages, toolPages, type Page } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";

const offeredPages: readonly Page[] = ["home", ...guidePages, ...toolPages, "blog"];

interface PageChoice {
  value: Page | OwnPage;
  name: string;
}

/** The pages among which an editor chooses, by their names. */
export function usePageChoices(ownPages: NamedOwnPages): PageChoice[] {
  const { pages: names } = useMessages();
  const language = useLanguage();
  return [
    ...offeredPages.map((page) => ({ value: page, name: names[page].name })),
    ...ownPages.map(({ page, titles }) => {
      const shown = [language, ...languages].find((one) => titles[one]);
      return { value: page, name: (shown && titles[shown]) ?? page };
    }),
  ];
}
