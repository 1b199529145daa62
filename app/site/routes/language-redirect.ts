import type { ApiClient } from "#api/client.ts";
import { apiContext } from "#app/api-context.ts";
import { movedForNow } from "#app/redirects.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languageOfCountry } from "#i18n/visitors/language-of-country.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { storedLanguage } from "#i18n/visitors/stored-language.ts";
import type { Route } from "./+types/language-redirect";

/** `/` redirects to the home page in the stored language, or else in that of the visitor's country. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const language =
    storedLanguage(request.headers.get("Cookie")) ?? (await detectLanguage(context.get(apiContext)));
  return movedForNow(pagePath("home", language) + url.search);
}

async function detectLanguage(api: ApiClient): Promise<Language> {
  try {
    return languageOfCountry(await api.readCountry());
  } catch (error) {
    console.error("Failed to find the visitor's country", error);
    return defaultLanguage;
  }
}
