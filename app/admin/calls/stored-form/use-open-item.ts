import { useState } from "react";
import type { FormFault } from "./use-stored-form.ts";

/**
 * Whether an item of a form's list is open: as the person chose, until an attempt to save finds a fault in it.
 *
 * @param found those of the last attempt
 * @param prefix with which the ids of the item's controls begin
 */
export function useOpenItem(found: readonly FormFault[], prefix: string, isOpenAtFirst: boolean) {
  const [chosen, choose] = useState({ isOpen: isOpenAtFirst, found });
  const isNew = chosen.found !== found;
  const isOpen = chosen.isOpen || (isNew && found.some(({ control }) => control.startsWith(prefix)));
  return { isOpen, toggle: () => choose({ isOpen: !isOpen, found }) };
}
