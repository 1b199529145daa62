import { Button } from "./button.tsx";

/** One place up (-1) or down (1). */
export type Step = -1 | 1;

export interface Stepping {
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: Step) => void;
}

interface StepButtonsProps extends Stepping {
  /** Begins the buttons' ids, by which they keep the focus while what they move goes elsewhere. */
  id: string;
  /** Their names, which say what moves. */
  up: string;
  down: string;
}

/** Moves something up and down. At an end a button keeps the focus and does nothing. */
export function StepButtons({ id, up, down, isFirst, isLast, onStep }: StepButtonsProps) {
  return (
    <>
      <Button
        id={`${id}-up`}
        kind="quiet"
        small
        aria-label={up}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onStep(-1)}
      >
        <Arrow path="M2 7.5 7 2.5l5 5M7 3v9" />
      </Button>
      <Button
        id={`${id}-down`}
        kind="quiet"
        small
        aria-label={down}
        aria-disabled={isLast}
        onClick={() => !isLast && onStep(1)}
      >
        <Arrow path="m2 6.5 5 5 5-5M7 11V2" />
      </Button>
    </>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 14 14"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
