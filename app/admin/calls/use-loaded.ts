import { useCallback, useEffect, useState } from "react";

export interface Loaded<Value> {
  /** The last answer, also while another one is loaded and after a failure; undefined before the first one. */
  value: Value | undefined;
  /** Why the last call failed; null while another one is under way. */
  failure: { error: unknown } | null;
  hasFailed: boolean;
  isLoading: boolean;
  /** The value answers another `load` than what is asked for now. */
  isFormer: boolean;
  /** Stable between renders. */
  reload: () => void;
  /** Puts in what comes of a change, until it is loaded again. */
  change: (by: (value: Value) => Value) => void;
}

interface Answer<Value> {
  load: () => Promise<Value>;
  attempt: number;
  value: Value | undefined;
  failure: { error: unknown } | null;
}

/**
 * Loads the answer of a call of the admin area, and loads it again when `load` changes.
 *
 * @param load must be stable between renders
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setAnswer({ load, attempt, value, failure: null }),
      (error: unknown) => {
        console.warn("A call of the admin area failed", error);
        if (!isCurrent) return;
        setAnswer((former) => ({ load, attempt, value: former?.value, failure: { error } }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const isFormer = answer?.load !== load;
  const isLoading = isFormer || answer.attempt !== attempt;
  const failure = isLoading ? null : answer.failure;
  return {
    value: answer?.value,
    failure,
    hasFailed: failure !== null,
    isLoading,
    isFormer,
    reload: useCallback(() => setAttempt((former) => former + 1), []),
    change: useCallback(
      (by) =>
        setAnswer((former) =>
          former?.value === undefined ? former : { ...former, value: by(former.value) },
        ),
      [],
    ),
  };
}
