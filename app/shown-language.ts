import { useLocation, useRouteLoaderData } from "react-router";
import { languageOfPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/**
 * The language of the page that is shown: the one that the address names, except where the admin area found
 * it in the stored choice.
 */
export function useShownLanguage(): Language {
  const { pathname } = useLocation();
  const desk = useRouteLoaderData<{ language: Language }>("routes/desk/desk");
  return desk?.language ?? languageOfPath(pathname);
}
