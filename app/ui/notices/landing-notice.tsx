import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { noteTold, readNotice } from "./passed-notice.ts";
import { ToldNotice } from "./told-notice.tsx";

/** What the page before this one wanted to be told here; told until one leaves. */
export function LandingNotice() {
  const { key } = useLocation();
  const [notice] = useState(() => readNotice(key));
  useEffect(() => noteTold(notice, key), [notice, key]);
  return <ToldNotice notice={notice} />;
}
