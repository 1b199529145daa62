import { useEffect, useState } from "react";
import { ToldNotice } from "./told-notice.tsx";
import { forgetNotice, readNotice } from "./passed-notice.ts";

/** What the page before this one wanted to be told here; told until one leaves. */
export function LandingNotice() {
  const [notice] = useState(readNotice);
  useEffect(() => () => forgetNotice(notice), [notice]);
  return <ToldNotice notice={notice} />;
}
