import { useEffect, useState } from "react";
import { stepInRing } from "./slide-show.ts";

/** How long the picture of the next slide waits for those that are seen sooner, in milliseconds. */
const wait = 3_000;

/** The slides whose pictures may be fetched: those that were shown, and after a while the one that comes next. */
export function useNearSlides(current: number, count: number, isLive: boolean): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([current]));
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setTimeout(() => {
      setNear((before) => new Set([...before, current, stepInRing(current, 1, count)]));
    }, wait);
    return () => clearTimeout(timer);
  }, [current, count, isLive]);
  if (!near.has(current)) setNear(new Set([...near, current]));
  return near;
}
