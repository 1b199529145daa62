import {
  adminPath,
  alertsPath,
  authorsPath,
  auditPath,
  backupsPath,
  binPath,
  categoriesPath,
  factsPath,
  guideListPath,
  homeSectionsPath,
  homeSlidesPath,
  importPath,
  mediaLibraryPath,
  menuPath,
  messagesPath,
  newPostPath,
  statisticsPath,
  ownAccountPath,
  peoplePath,
  settingsPath,
  statusPath,
} from "#i18n/addresses.ts";
import type { Permission } from "#api/accounts/roles.ts";
import type { TodoKind } from "#api/admin/todo-kinds.ts";
import type { Language } from "#i18n/languages.ts";
import type { AdminLayoutTexts } from "#i18n/admin/hu/admin-layout.ts";

export interface Section {
  /** Its name is among the texts of the layout, under this key. */
  id: keyof AdminLayoutTexts["sections"];
  path: (language: Language) => string;
  /** The permission that the section needs; accounts without it do not see the section. */
  needs?: Permission;
  /** The kind of to-do whose number stands beside the section's name. */
  waits?: TodoKind;
}

type SectionGroup = keyof AdminLayoutTexts["groups"];

/** The sections of the admin area by what they are for, in the order of its navigation. */
export const sectionGroups: Readonly<Record<SectionGroup, readonly Section[]>> = {
  writing: [
    { id: "posts", path: adminPath },
    { id: "newPost", needs: "posts.create", path: newPostPath },
    { id: "guide", needs: "guide.write", path: guideListPath },
    { id: "facts", needs: "facts.edit", path: factsPath, waits: "factReports" },
    { id: "media", needs: "media.manage", path: mediaLibraryPath },
    { id: "categories", needs: "guide.edit", path: categoriesPath },
    { id: "authors", needs: "guide.edit", path: authorsPath },
    { id: "bin", needs: "bin.manage", path: binPath },
  ],
  site: [
    { id: "home", needs: "guide.edit", path: homeSectionsPath },
    { id: "slides", needs: "guide.edit", path: homeSlidesPath },
    { id: "menu", needs: "guide.edit", path: menuPath },
    { id: "alerts", needs: "guide.edit", path: alertsPath },
    { id: "settings", needs: "settings.manage", path: settingsPath },
  ],
  readers: [
    { id: "messages", needs: "messages.manage", path: messagesPath, waits: "unreadMessages" },
    { id: "statistics", needs: "statistics.read", path: statisticsPath },
  ],
  operation: [
    { id: "status", needs: "status.read", path: statusPath },
    { id: "backups", needs: "backups.manage", path: backupsPath },
    { id: "import", needs: "posts.import", path: importPath },
    { id: "people", needs: "people.manage", path: peoplePath, waits: "waitingAccounts" },
    { id: "audit", needs: "audit.read", path: auditPath },
    { id: "ownAccount", path: ownAccountPath },
  ],
};

/** All of them: the palette finds them, too. */
export const sections: readonly Section[] = Object.values(sectionGroups).flat();
