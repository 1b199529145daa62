import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { browserApi } from "#app/browser-api.ts";
import { isAdminPath } from "#i18n/addresses.ts";

/** Reports pages that were opened without loading a document, which is all that the server counts by itself. */
export function useCountedMoves(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    if (isAdminPath(pathname)) return;
    browserApi.countVisit(pathname).catch((error: unknown) => {
      // A page that is not there is none to be counted, and a reader without a connection has other cares.
      console.info("The visit was not counted", error);
    });
  }, [pathname]);
}
