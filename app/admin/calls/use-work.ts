import { useState } from "react";
import type { OnStep, WorkStep } from "#api/work.ts";
import { useCall, type Call } from "./use-call.ts";

export interface Work extends Omit<Call, "run" | "forget"> {
  /** How far it is; null while nothing runs. */
  step: WorkStep | null;
  /** True when the work succeeded. While it runs, others do nothing. */
  run: (work: (onStep: OnStep) => Promise<unknown>) => Promise<boolean>;
}

/** Does one thing at a time that takes long, and follows how far it is. */
export function useWork(): Work {
  const { run, ...call } = useCall();
  const [step, setStep] = useState<WorkStep | null>(null);
  return {
    ...call,
    step: call.isBusy ? step : null,
    run(work) {
      setStep(null);
      return run(() => work(setStep));
    },
  };
}
