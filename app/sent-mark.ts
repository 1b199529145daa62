import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const name = "sent";

/** The router's own mark on the address that a home page's form is posted to. */
const postMark = "index";

/** Ends the address of the page that thanks for a message which the browser posted by itself. */
export const sentMark = `?${name}=1`;

/** An address's query without the marks, for links: they belong to one visitor's one message. */
export function withoutSentMark(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(name) && !query.has(postMark)) return search;
  query.delete(name);
  query.delete(postMark);
  const rest = String(query);
  return rest && `?${rest}`;
}

/**
 * Whether the page thanks for a message. The mark is read once: a reload, a bookmark or a shared address must
 * not thank again, nor take the next message for the sent one.
 */
export function useSentMark(): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSent = new URLSearchParams(search).get(name) === "1";
  useEffect(() => {
    if (!isSent) return;
    // Without the fragment as well: the router would scroll to it again, away from where the visitor is by now.
    void navigate(
      { search: withoutSentMark(search) },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [isSent, navigate, search]);
  return isSent;
}
