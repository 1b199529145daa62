import { useState } from "react";
import { isSessionLost } from "#api/errors/errors.ts";

export interface Call {
  isBusy: boolean;
  /** Why the last call failed. */
  failure: { error: unknown } | null;
  /** True when the call succeeded. While one runs, others do nothing. */
  run: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** Makes one call at a time. A lost session is no failure: the sign-in form tells of it. */
export function useCall(): Call {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Call["failure"]>(null);

  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (error) {
      console.warn("A call failed", error);
      if (!isSessionLost(error)) setFailure({ error });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, run };
}
