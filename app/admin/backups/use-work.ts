import { useState } from "react";
import { useCall, type Call } from "#app/admin/calls/use-call.ts";

interface Step {
  step: string;
  done: number;
}

export interface Work extends Omit<Call, "run"> {
  /** How far it is; null while nothing runs. */
  step: Step | null;
  /** True when the work succeeded. While it runs, others do nothing. */
  run: (work: (onStep: (step: Step) => void) => Promise<unknown>) => Promise<boolean>;
}

/** Does one thing at a time that takes long, and follows how far it is. */
export function useWork(): Work {
  const { run, ...call } = useCall();
  const [step, setStep] = useState<Step | null>(null);
  return {
    ...call,
    step: call.isBusy ? step : null,
    run(work) {
      setStep(null);
      return run(() => work(setStep));
    },
  };
}
