import type { Rights } from "#api/accounts/roles.ts";
import type { RolesTexts } from "#i18n/admin/hu/roles.ts";
import { languageNames } from "#i18n/languages.ts";

/** For example `translator: English, Español`. */
export function rightsText({ role, languages }: Rights, texts: RolesTexts): string {
  if (languages.length === 0) return texts.names[role];
  const names = languages.map((language) => languageNames[language]).join(", ");
  return texts.inLanguages(texts.names[role], names);
}
