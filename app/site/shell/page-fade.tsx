import { useState, ViewTransition, type ReactNode } from "react";
import { useLocation } from "react-router";
import { isAdminPath } from "#i18n/addresses.ts";
import "./page-fade.css";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Fades from one path to the next. Not in the admin area: it would remount the page and lose what is being written. */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isStill] = useState(() => typeof window !== "undefined" && window.matchMedia(reducedMotion).matches);
  // React starts no view transition while the key stays the same.
  const page = isStill ? "still" : isAdminPath(pathname) ? "admin" : pathname;
  return (
    <ViewTransition key={page} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}
