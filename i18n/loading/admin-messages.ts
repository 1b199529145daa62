import type { AdminMessages } from "#i18n/admin/hu.ts";
import { adminMessages } from "./load-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** To be used after `loadAdminMessages`. */
export function useAdminMessages(): AdminMessages {
  return adminMessages.get(useLanguage());
}
