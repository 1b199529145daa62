import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { noteAnnounced, readNotice } from "./passed-notice.ts";
import { StatusMessage } from "./status-message.tsx";

/** Shows what the page before this one wanted to be told here; told until one leaves. */
export function LandingNotice() {
  const { key } = useLocation();
  const [notice] = useState(() => readNotice(key));
  useEffect(() => noteAnnounced(notice, key), [notice, key]);
  return <StatusMessage notice={notice} />;
}
