import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** A secret from the fragment of a link, which the server's HTML does not know; null without one. */
export function useFragmentSecret(name: "invitation" | "link" | "confirm"): string | null {
  const fragment = useSyncExternalStore(
    subscribeToNothing,
    () => location.hash,
    () => "",
  );
  return new URLSearchParams(fragment.slice(1)).get(name);
}
