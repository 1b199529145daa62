import { answerFirst } from "./answer-first.ts";
import { isLanguage } from "#i18n/languages.ts";
import { rememberLanguage } from "#i18n/visitors/stored-language.ts";

/** Takes the part of the page that is read along into another language. Hydrated, React does. */
answerFirst("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-by=language]");
  if (link && location.hash && !("hydrated" in document.documentElement.dataset)) link.hash = location.hash;
});

/** The language that the address names is the one to come back to. */
export function rememberPageLanguage(): void {
  const [, prefix] = location.pathname.split("/");
  if (isLanguage(prefix)) rememberLanguage(prefix);
}
