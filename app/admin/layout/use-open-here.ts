import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** For a part of the layout that is opened on a page: it closes when another page is shown, although the layout stays. */
export function useOpenHere() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Else it would be open again on the way back.
  useEffect(() => () => setOpenAt(null), [pathname]);
  return { isOpen: openAt === pathname, open: () => setOpenAt(pathname), close: () => setOpenAt(null) };
}
