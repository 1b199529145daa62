import type { ChangedWords, OwnWords, SomeWords } from "#api/settings/own-words.ts";
import type { SiteSettings } from "#api/settings/site-settings.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { withSiteName } from "#i18n/messages/with-site-name.ts";
import { entriesOf, fromEntriesOf, keysOf } from "#i18n/typed-keys.ts";

type Naming = Pick<SiteSettings, "siteName" | "company">;

/** The sentences that come with the site. Those of a hobby are not a company's. */
export async function usualWords({ siteName, company }: Naming): Promise<Record<Language, OwnWords>> {
  await Promise.all(languages.map((language) => loadMessages(language)));
  return byLanguage((language) => {
    const { shell, home } = withSiteName(loadedMessages(language), siteName);
    const isHobby = company === "";
    return {
      footer: isHobby ? shell.footerNote : "",
      intro: home.intro.join("\n"),
      note: isHobby ? home.hobby : "",
    };
  });
}

/** Those that differ from what the site's messages say, for its readers. */
export function shownWords(
  { company, ownWords }: Pick<SiteSettings, "company" | "ownWords">,
  language: Language,
): SomeWords {
  return { ...(company !== "" && { footer: "", note: "" }), ...ownWords[language] };
}

/** Leaves what the change does not name. A sentence that is as it comes with the site is not kept: it follows the site's name. */
export function mergeWords(
  stored: ChangedWords,
  change: ChangedWords,
  usual: Record<Language, OwnWords>,
): ChangedWords {
  const merged = languages.map((language) => {
    const words = { ...stored[language], ...change[language] };
    const own = entriesOf(words).filter(([part, text]) => text !== usual[language][part]);
    return [language, fromEntriesOf(own)] as const;
  });
  return fromEntriesOf(merged.filter(([, words]) => keysOf(words).length > 0));
}
