/** Reasons why the slides do not advance by themselves. */
export type Hold = "pause" | "focus" | "pointer" | "hidden" | "motion";

export interface SlideShowState {
  current: number;
  /** The slides that have been shown, the current one included. */
  seen: readonly number[];
  /** Whether slides advance by themselves at present. */
  isPlaying: boolean;
  isPaused: boolean;
  /** Whether a component is subscribed; false in the server's HTML, and while the page is not hydrated. */
  isLive: boolean;
}

export interface SlideShow {
  state: () => SlideShowState;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** After the last slide comes the first. */
  move: (steps: number) => void;
  show: (index: number) => void;
  setHold: (hold: Hold, holds: boolean) => void;
  /** Also ends the holds of focus and pointer, which are on the play button at that moment. */
  play: () => void;
}

export function stepInRing(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** The initial state, also in the server's HTML. */
export const initialState: SlideShowState = {
  current: 0,
  seen: [0],
  isPlaying: false,
  isPaused: false,
  isLive: false,
};

/**
 * Advances `delay` milliseconds after the last change while a component is subscribed and there is no hold.
 * @param elapsed milliseconds for which the first slide has been shown already; it is shown for one more second at least
 */
export function createSlideShow(count: number, delay: number, elapsed = 0): SlideShow {
  const holds = new Set<Hold>();
  const listeners = new Set<() => void>();
  let state = initialState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let untilNext = Math.max(delay - elapsed, Math.min(delay, 1_000));

  /** Also restarts the timer. */
  function update(current = state.current) {
    clearTimeout(timer);
    const isPlaying = holds.size === 0 && listeners.size > 0;
    if (isPlaying) timer = setTimeout(() => change(stepInRing(state.current, 1, count)), untilNext);
    const seen = state.seen.includes(current) ? state.seen : [...state.seen, current];
    state = { current, seen, isPlaying, isPaused: holds.has("pause"), isLive: listeners.size > 0 };
    for (const listener of listeners) listener();
  }

  function change(current = state.current) {
    untilNext = delay;
    update(current);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) update();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) update();
      };
    },
    move: (steps) => change(stepInRing(state.current, steps, count)),
    show: (index) => change(index),
    setHold(hold, isHeld) {
      if (isHeld === holds.has(hold)) return;
      if (isHeld) holds.add(hold);
      else holds.delete(hold);
      change();
    },
    play() {
      for (const hold of ["pause", "focus", "pointer"] as const) holds.delete(hold);
      change();
    },
  };
}
