import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isSentQuery, withoutSentParam } from "./parts/page/sent-param.ts";

/** Whether to thank for a message. Removes the parameter, so that a reload or a shared address does not thank again. */
export function useSentParam(): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSent = isSentQuery(search);
  useEffect(() => {
    if (!isSent) return;
    // Without the fragment too: with it the router would scroll to the form again.
    void navigate(
      { search: withoutSentParam(search) },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [isSent, navigate, search]);
  return isSent;
}
