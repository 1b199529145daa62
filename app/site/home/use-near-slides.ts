import { useEffect, useState } from "react";
import { stepInRing } from "./slide-show.ts";

/** Milliseconds before the next slide's picture loads, so that visible pictures load first. */
const delay = 3_000;

/** Indexes of the slides whose pictures may load: those already shown and, later, the next one. */
export function useNearSlides(current: number, count: number, isLive: boolean): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([current]));
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => {
      setNear((before) => new Set([...before, current, stepInRing(current, 1, count)]));
    }, delay);
    return () => clearTimeout(timer);
  }, [current, count, isLive]);
  if (!near.has(current)) setNear(new Set([...near, current]));
  return near;
}
