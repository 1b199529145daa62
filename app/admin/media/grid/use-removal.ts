import { useState } from "react";
import { ignoreNotFound, isSessionLost } from "#api/errors/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

interface RemovalOptions {
  /** Hashes of those on the page that no post shows. */
  removable: readonly string[];
  onRemoved: () => void;
  /** Whether one was removed on its own page, which led here. */
  wasOneRemoved: boolean;
}

interface RemovalOutcome {
  removed: number;
  kept: number;
}

/** Removes several pictures, one after another; those that cannot be removed stay selected. */
export function useRemoval(options: RemovalOptions) {
  const { api } = useAdmin();
  const { removable, onRemoved, wasOneRemoved } = options;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<RemovalOutcome | null>(
    wasOneRemoved ? { removed: 1, kept: 0 } : null,
  );
  // Only pictures that are still on the page are removed: nobody removes a picture unseen.
  const selected = new Set(removable.filter((hash) => chosen.has(hash)));

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    let removed = 0;
    let kept = 0;
    for (const hash of selected) {
      try {
        await api.removePicture(hash).catch(ignoreNotFound);
        removed += 1;
      } catch (error) {
        console.warn(`The picture ${hash} could not be removed`, error);
        kept += 1;
        if (isSessionLost(error)) break;
      }
    }
    setIsBusy(false);
    setIsAsking(false);
    setOutcome({ removed, kept });
    onRemoved();
  }

  return {
    selected,
    outcome,
    isAsking,
    isBusy,
    select(hashes: readonly string[], isSelected: boolean): void {
      setOutcome(null);
      setChosen(
        isSelected
          ? new Set([...selected, ...hashes])
          : new Set([...selected].filter((hash) => !hashes.includes(hash))),
      );
    },
    ask: () => setIsAsking(true),
    cancel: () => setIsAsking(false),
    confirm,
  };
}
