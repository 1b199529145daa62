import { useEffect, useRef, type RefObject } from "react";

/** Tells the styles, by `--foot-height`, how high what lies over the foot of a form is. @returns the ref of that element */
export function useFootHeight(): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!foot.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // One of several, such as that of another tab, may be hidden.
      if (height > 0) style.setProperty("--foot-height", `${height}px`);
    });
    observer.observe(foot.current, { box: "border-box" });
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-height");
    };
  }, []);
  return foot;
}
