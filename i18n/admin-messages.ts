import type { AdminMessages } from "./admin/hu.ts";
import { adminMessages } from "./load-messages.ts";
import { useLanguage } from "./page-language.tsx";

export const loadAdminMessages = adminMessages.load;

/** To be used after `loadAdminMessages`. */
export function useAdminMessages(): AdminMessages {
  return adminMessages.get(useLanguage());
}
