import { useEffect } from "react";

/** While it is on, the browser asks before the page is closed or left for another site. */
export function useUnloadWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isOn]);
}
