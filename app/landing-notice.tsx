import { useEffect, useState } from "react";
import { ToldNotice, type Notice } from "#app/ui/told-notice.tsx";
import { takeNotice } from "./passed-notice.ts";

/** What the page before this one wanted to be told here. */
export function LandingNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    const taken = takeNotice();
    if (taken) setNotice(taken);
  }, []);
  return <ToldNotice notice={notice} />;
}
