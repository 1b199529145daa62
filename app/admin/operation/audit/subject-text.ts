import type { Role } from "#api/accounts/roles.ts";
import type { AuditEvent } from "#api/audit/audit-events.ts";
import type { SettingsChange } from "#api/settings/site-settings.ts";
import type { AdminMessages } from "#i18n/admin/hu.ts";
import { isLanguage, languageNames, type Language } from "#i18n/languages.ts";

interface SubjectTexts {
  language: Language;
  admin: Pick<AdminMessages, "media" | "roles" | "siteSettings">;
  pages: Readonly<Record<string, { name: string }>>;
}

/** The subject of an event in words: the log itself keeps ids, and the names that programs know. Empty where there are no words for it. */
export function subjectText(
  { kind, subject, names }: Pick<AuditEvent, "kind" | "subject" | "names">,
  { language, admin, pages }: SubjectTexts,
): string {
  if (names) return names[language] ?? subject;
  if (kind === "settings_changed") {
    const known: Record<string, string> = settingNames(admin.siteSettings);
    return subject
      .split(", ")
      .map((name) => known[name] ?? name)
      .join(", ");
  }
  if (kind === "role_changed") return withRole(subject, admin.roles);
  if (kind.startsWith("message_") || kind.startsWith("invitation_") || kind === "posts_imported") return "";
  // The hash of a picture without a name, and the id of a post behind its title.
  if (/^[\da-f]{64}$/.test(subject)) return admin.media.unnamed;
  if (kind.startsWith("post_")) return subject.replace(/ ?\([\da-f]{24}\)$/, "");
  const [, page = "", written] = /^(?:pages\/page-)?([\w-]+)(?: \((\w+)\))?$/.exec(subject) ?? [];
  const name = /^(?:document|page|drawing)_/.test(kind) && pages[page]?.name;
  if (!name) return subject;
  return isLanguage(written) ? `${name} (${languageNames[written]})` : name;
}

type Settings = AdminMessages["siteSettings"];

/** By their names on the wire. */
function settingNames(texts: Settings): Record<keyof SettingsChange, string> {
  return {
    ...texts.fields,
    registration: texts.registration.label,
    requireSecondFactor: texts.requireSecondFactor.label,
    mailServer: texts.mailServer.legend,
    checkLinks: texts.panels.linkCheck.title,
    replacedAddresses: texts.replacedAddresses.title,
    ownWords: texts.panels.words.title,
    brandColour: texts.brand.colour,
    logo: texts.brand.logo.title,
    isLogoNamed: texts.brand.named.label,
    icon: texts.brand.icon.title,
    skippedSteps: texts.setUp.title,
  };
}

/** For `anna (translator, hu)`: `anna (translator: Magyar)`. */
function withRole(subject: string, texts: AdminMessages["roles"]): string {
  const [, username, told = ""] = /^(.+) \((.+)\)$/.exec(subject) ?? [];
  const [role = "", ...rest] = told.split(", ");
  if (!(role in texts.names)) return subject;
  // Safe cast: looked up above.
  const name = texts.names[role as Role];
  const languages = rest.map((one) => (isLanguage(one) ? languageNames[one] : one)).join(", ");
  return `${username} (${languages === "" ? name : texts.inLanguages(name, languages)})`;
}
