import { useContext, useState } from "react";
import { isSessionLost } from "#api/errors/errors.ts";
import { AdminContext } from "./admin-context.ts";

export interface Call {
  isBusy: boolean;
  /** Why the last call failed. */
  failure: { error: unknown } | null;
  /** True when the call succeeded. While one runs, others do nothing. */
  run: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Lets the last failure be told no longer. */
  forget: () => void;
}

/** Makes one call at a time. Where calls renew a lost session, that is no failure: the sign-in form tells of it. */
export function useCall(): Call {
  const renewsSession = useContext(AdminContext)?.renewsSession ?? true;
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
      if (!(renewsSession && isSessionLost(error))) setFailure({ error });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, run, forget: () => setFailure(null) };
}
