import { useState } from "react";
import { useCall } from "./use-call.ts";

interface DeletionOptions<Item> {
  remove: (item: Item) => Promise<unknown>;
  onDeleted: (item: Item) => void;
}

/** The deletion of one item, for its row. */
export interface ItemDeletion {
  /** Whether any item is being deleted. */
  isRunning: boolean;
  /** Why this item could not be deleted. */
  failure: { error: unknown } | null;
  /** Asks whether to delete it. */
  request: () => void;
}

/** Deletes items of a list one at a time, each after a confirmation. */
export function useConfirmedDeletion<Item extends { id: string }>({
  remove,
  onDeleted,
}: DeletionOptions<Item>) {
  const [candidate, setCandidate] = useState<Item | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const { isBusy: isDeleting, failure, run, forget } = useCall();

  async function confirm(): Promise<void> {
    if (!candidate || isDeleting) return;
    setLast(candidate.id);
    const isDeleted = await run(() => remove(candidate));
    // Together, once the buttons are enabled again: while the question is open, nothing behind it can get the focus.
    setCandidate(null);
    if (isDeleted) onDeleted(candidate);
  }

  return {
    /** The item to be confirmed. */
    candidate,
    isDeleting,
    deletionOf: (item: Item): ItemDeletion => ({
      isRunning: isDeleting,
      failure: last === item.id ? failure : null,
      request() {
        forget();
        setCandidate(item);
      },
    }),
    confirm: () => void confirm(),
    cancel: () => setCandidate(null),
  };
}
