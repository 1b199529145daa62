import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False until the page has come to life: a form of the server's HTML must not be sent before, it would leave the page. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
