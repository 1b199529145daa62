import { movedForNow } from "#app/moved.ts";
import { pagePath } from "#i18n/addresses.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { storedLanguage } from "#i18n/stored-language.ts";
import type { Route } from "./+types/front-door";

/** `/` leads to the home page in the visitor's language. */
export function loader({ request, url }: Route.LoaderArgs): Response {
  const language = storedLanguage(request.headers.get("Cookie")) ?? defaultLanguage;
  return movedForNow(pagePath("home", language) + url.search);
}
