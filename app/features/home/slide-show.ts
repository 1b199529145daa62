/** What keeps the slides from changing by themselves. */
export type Hold = "pause" | "focus" | "pointer" | "hidden" | "motion";

export interface SlideShowState {
  /** Index of the slide that is shown. */
  current: number;
  /** Whether slides change by themselves at the moment. */
  isPlaying: boolean;
  /** Whether the visitor asked for a stop. */
  isPaused: boolean;
  /** Whether somebody looks on: in the server's HTML nobody does, and nothing could be moved. */
  isLive: boolean;
}

export interface SlideShow {
  state: () => SlideShowState;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Shows the slide `steps` away; after the last one comes the first. */
  move: (steps: number) => void;
  show: (index: number) => void;
  setHold: (hold: Hold, holds: boolean) => void;
  /** The visitor's own wish outweighs focus and pointer, which are on the button at that moment. */
  play: () => void;
}

/** The index `steps` away from another in a ring of `count`. */
export function stepInRing(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** Where every show begins, and what the server's HTML shows. */
export const firstState: SlideShowState = {
  current: 0,
  isPlaying: false,
  isPaused: false,
  isLive: false,
};

/**
 * Which slide is shown, and when the next one comes: `delay` milliseconds after the last change while somebody
 * is subscribed and nothing holds it.
 */
export function createSlideShow(count: number, delay: number): SlideShow {
  const holds = new Set<Hold>();
  const listeners = new Set<() => void>();
  let state = firstState;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Also begins the wait for the next slide anew. */
  function update(current = state.current) {
    clearTimeout(timer);
    const isPlaying = holds.size === 0 && listeners.size > 0;
    if (isPlaying) timer = setTimeout(() => update(stepInRing(state.current, 1, count)), delay);
    state = { current, isPlaying, isPaused: holds.has("pause"), isLive: listeners.size > 0 };
    for (const listener of listeners) listener();
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
    move: (steps) => update(stepInRing(state.current, steps, count)),
    show: (index) => update(index),
    setHold(hold, isHeld) {
      if (isHeld === holds.has(hold)) return;
      if (isHeld) holds.add(hold);
      else holds.delete(hold);
      update();
    },
    play() {
      for (const hold of ["pause", "focus", "pointer"] as const) holds.delete(hold);
      update();
    },
  };
}
