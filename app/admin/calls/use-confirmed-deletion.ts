import { useState } from "react";
import { isSessionLost } from "#api/errors/errors.ts";

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
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<{ id: string; error: unknown } | null>(null);

  async function confirm(): Promise<void> {
    if (!candidate || isDeleting) return;
    setIsDeleting(true);
    try {
      await remove(candidate);
      onDeleted(candidate);
    } catch (error) {
      console.warn("Deleting failed", error);
      if (!isSessionLost(error)) setFailure({ id: candidate.id, error });
    } finally {
      setIsDeleting(false);
      setCandidate(null);
    }
  }

  return {
    /** The item to be confirmed. */
    candidate,
    isDeleting,
    deletionOf: (item: Item): ItemDeletion => ({
      isRunning: isDeleting,
      failure: failure?.id === item.id ? failure : null,
      request() {
        setFailure(null);
        setCandidate(item);
      },
    }),
    confirm: () => void confirm(),
    cancel: () => setCandidate(null),
  };
}
