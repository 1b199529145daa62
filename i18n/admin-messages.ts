import type { AdminMessages } from "./admin/hu.ts";
import { createMessageStore } from "./message-store.ts";
import { useLanguage } from "./page-language.tsx";

export const adminMessages = createMessageStore<AdminMessages>();

/** To be used after `loadAdminMessages`. */
export function useAdminMessages(): AdminMessages {
  return adminMessages.get(useLanguage());
}
