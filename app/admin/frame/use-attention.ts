import { createContext, useCallback, useContext } from "react";
import type { AttentionEntry } from "#api/desk/attention.ts";
import type { AttentionKind } from "#api/desk/attention-kinds.ts";
import type { DeskClient } from "#api/desk/desk-client.ts";
import { useLoaded } from "#app/ui/calls/use-loaded.ts";

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
  const load = useCallback(
    async () => (isWanted ? (await api.readAttention()).entries : []),
    [api, isWanted],
  );
  const { value, hasFailed, reload } = useLoaded<readonly AttentionEntry[]>(load, handleSessionLoss);
  return { entries: hasFailed ? null : value, refresh: reload };
}
