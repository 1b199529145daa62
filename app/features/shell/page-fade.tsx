import { useState, ViewTransition, type ReactNode } from "react";
import { useLocation } from "react-router";
import { isDeskPath } from "#i18n/addresses.ts";
import "./page-fade.css";

const calm = "(prefers-reduced-motion: reduce)";

/**
 * Lets one page fade into the next. A page is what has a path of its own: another fragment or another part
 * of a list is not. In the admin area nothing fades, so that what is being written stays as it is.
 */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isStill] = useState(() => typeof window !== "undefined" && window.matchMedia(calm).matches);
  // Without another key React sees no page come or go, and asks the browser for no transition.
  const page = isStill ? "still" : isDeskPath(pathname) ? "desk" : pathname;
  return (
    <ViewTransition key={page} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}
