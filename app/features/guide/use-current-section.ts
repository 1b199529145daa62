import { useEffect, useState } from "react";

/** Where reading happens: the upper third of the window. */
const readingArea = "0px 0px -66% 0px";

/** Which of the sections is being read; null above the first. @param ids in the order of the page, with spaces between */
export function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const order = ids.split(" ");
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(order.findLast((id) => seen.has(id)) ?? null);
      },
      { rootMargin: readingArea },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
