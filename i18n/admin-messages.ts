import type { AdminMessages } from "./admin/hu.ts";
import { adminMessages } from "./load-messages.ts";
import { useLanguage } from "./page-language.tsx";

/** To be used after `loadAdminMessages`. */
export function useAdminMessages(): AdminMessages {
  return adminMessages.get(useLanguage());
}
