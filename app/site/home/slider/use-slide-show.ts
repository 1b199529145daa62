import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { createSlideShow, initialState, type SlideShow, type SlideShowState } from "./slide-show.ts";
import { swipeSteps } from "./swipe-steps.ts";

/** Milliseconds on each slide. */
export const slideDelay = 10_000;

const stepsOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const neverChanges = () => () => {};

/** Pauses the show while the tab is hidden or the visitor prefers reduced motion. */
function followWindow(show: SlideShow): () => void {
  const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const onVisibility = () => show.setHold("hidden", document.hidden);
  const onMotion = () => show.setHold("motion", motion.matches);
  onVisibility();
  onMotion();
  document.addEventListener("visibilitychange", onVisibility);
  motion.addEventListener("change", onMotion);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    motion.removeEventListener("change", onMotion);
  };
}

export function useSlideShow(count: number) {
  // True while React takes over the server's HTML: the first slide has been shown since the page came.
  const wasUnhydrated = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [show] = useState(() => createSlideShow(count, slideDelay, wasUnhydrated ? performance.now() : 0));
  const state: SlideShowState = useSyncExternalStore(show.subscribe, show.state, () => initialState);
  const swipe = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => followWindow(show), [show]);
  const listeners = {
    onFocus: () => show.setHold("focus", true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) show.setHold("focus", false);
    },
    onPointerEnter: () => show.setHold("pointer", true),
    onPointerLeave: () => show.setHold("pointer", false),
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      // A mouse drags to select text, and can use the buttons.
      swipe.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = swipe.current;
      swipe.current = null;
      const steps = from ? swipeSteps(clientX - from.x, clientY - from.y) : 0;
      if (steps !== 0) show.move(steps);
    },
    onPointerCancel: () => {
      swipe.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const steps = stepsOfKey[event.key];
      if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show.move(steps);
    },
  };
  return { show, state, listeners };
}
