import { createContext, useContext, useEffect, useState } from "react";
import type { AttentionEntry } from "#api/desk/attention.ts";
import type { AttentionKind } from "#api/desk/attention-kinds.ts";
import type { DeskClient } from "#api/desk/desk-client.ts";

export interface AttentionState {
  /** Undefined while loading, null after a failure. */
  entries: readonly AttentionEntry[] | null | undefined;
  refresh: () => void;
}

/** Shared by the navigation and the dashboard, so that it is asked for once. */
export const AttentionContext = createContext<AttentionState>({ entries: undefined, refresh: () => {} });

export const useAttention = (): AttentionState => useContext(AttentionContext);

export function countOf(kind: AttentionKind | undefined, { entries }: AttentionState): number {
  return entries?.find((entry) => entry.kind === kind)?.count ?? 0;
}

/** @param api must be stable between renders, as must `handleSessionLoss` */
export function useLoadedAttention(
  api: Pick<DeskClient, "readAttention">,
  handleSessionLoss: (error: unknown) => boolean,
  isWanted: boolean,
): AttentionState {
  const [entries, setEntries] = useState<AttentionState["entries"]>();
  const [attempt, setAttempt] = useState(0);
  const [refresh] = useState(() => () => setAttempt((former) => former + 1));
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    api.readAttention().then(
      (loaded) => isCurrent && setEntries(loaded.entries),
      (error: unknown) => {
        console.warn("What needs attention could not be loaded", error);
        if (!isCurrent) return;
        setEntries(null);
        handleSessionLoss(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, handleSessionLoss, isWanted, attempt]);
  return { entries, refresh };
}
