import { useState } from "react";
import type { AdminMenu } from "#api/settings/site-menu.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useFocusMove } from "#app/admin/calls/use-focus-move.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { SiteMenu } from "#i18n/site-menu.ts";
import { unplacedPages, withNewPages } from "./menu-changes.ts";

/** The menu as it is arranged, until it is saved. */
export function useMenuForm(opened: AdminMenu) {
  const { api } = useAdmin();
  const { siteMenu: texts } = useAdminMessages();
  const { isBusy, failure, run } = useCall();
  const [stored, setStored] = useState(opened);
  const [menu, setMenu] = useState(opened.menu);
  const [told, tell] = useState("");
  const moveFocus = useFocusMove();

  async function store(call: () => Promise<AdminMenu>): Promise<boolean> {
    return run(async () => {
      const answer = await call();
      setStored(answer);
      // One that was changed while the call was under way stays, unsaved.
      setMenu((newest) => (newest === menu ? answer.menu : withNewPages(newest, stored, answer)));
      tell(texts.saved);
    });
  }

  return {
    menu,
    ownPages: stored.ownPages,
    isDefault: stored.isDefault,
    isUnsaved: JSON.stringify(menu) !== JSON.stringify(stored.menu),
    isBusy,
    failure,
    told,
    /** @param focusId of the control that has the focus afterwards */
    change(changed: SiteMenu, focusId: string, text: string): void {
      setMenu(changed);
      moveFocus(focusId);
      tell(text);
    },
    undo(): void {
      setMenu(stored.menu);
      tell("");
    },
    save: () => store(() => api.changeMenu({ ...menu, nowhere: unplacedPages(menu, stored.ownPages) })),
    restore: () => store(() => api.restoreMenu()),
  };
}

export type MenuFormState = ReturnType<typeof useMenuForm>;
