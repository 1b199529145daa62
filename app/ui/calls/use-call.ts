import { useState } from "react";

export interface Call {
  isBusy: boolean;
  /** Why the last call failed. */
  failure: { error: unknown } | null;
  /** True when the call succeeded. While one runs, others do nothing. */
  run: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** Makes one call at a time. @param handleSessionLoss returns true when the session was lost */
export function useCall(handleSessionLoss: (error: unknown) => boolean): Call {
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
      if (!handleSessionLoss(error)) setFailure({ error });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, run };
}
