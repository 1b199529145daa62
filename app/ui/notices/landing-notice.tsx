import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { noteAnnounced, readNotice } from "./passed-notice.ts";
import { StatusMessage } from "./status-message.tsx";

/** Shows the notice that the previous page left for this one, until the visitor leaves. */
export function LandingNotice() {
  const { key } = useLocation();
  const [notice] = useState(() => readNotice(key));
  useEffect(() => noteAnnounced(notice, key), [notice, key]);
  return <StatusMessage notice={notice} />;
}
