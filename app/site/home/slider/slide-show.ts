/** Reasons why the slides do not advance by themselves. */
export type Hold = "pause" | "focus" | "pointer" | "hidden" | "motion";

interface SlideShowState {
  current: number;
  /** Whether slides advance by themselves at present. */
  isPlaying: boolean;
  isPaused: boolean;
}

export interface SlideShow {
  state: () => SlideShowState;
  /** After the last slide comes the first. */
  move: (steps: number) => void;
  show: (index: number) => void;
  setHold: (hold: Hold, holds: boolean) => void;
  /** Also ends the holds of focus and pointer, which are on the play button at that moment. */
  play: () => void;
  end: () => void;
}

interface SlideShowOptions {
  count: number;
  /** Milliseconds on each slide. */
  delay: number;
  /** Milliseconds for which the first slide has been shown already; it is shown for one more second at least. */
  elapsed?: number;
  onChange: () => void;
}

export function stepInRing(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** Advances `delay` milliseconds after the last change while there is no hold. */
export function startSlideShow({ count, delay, elapsed = 0, onChange }: SlideShowOptions): SlideShow {
  const holds = new Set<Hold>();
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isPlaying = () => holds.size === 0;

  function wait(untilNext = delay) {
    clearTimeout(timer);
    if (isPlaying()) timer = setTimeout(() => move(1), untilNext);
  }

  function show(index: number) {
    current = index;
    wait();
    onChange();
  }

  const move = (steps: number) => show(stepInRing(current, steps, count));

  wait(Math.max(delay - elapsed, Math.min(delay, 1_000)));

  return {
    state: () => ({ current, isPlaying: isPlaying(), isPaused: holds.has("pause") }),
    move,
    show,
    setHold(hold, isHeld) {
      if (isHeld === holds.has(hold)) return;
      if (isHeld) holds.add(hold);
      else holds.delete(hold);
      show(current);
    },
    play() {
      for (const hold of ["pause", "focus", "pointer"] as const) holds.delete(hold);
      show(current);
    },
    end: () => clearTimeout(timer),
  };
}
