import { useEffect, useState } from "react";

interface Loaded<Value> {
  /** The last that was loaded; null until then. */
  value: Value | null;
  hasFailed: boolean;
  /** Loads again. The former value stays meanwhile. */
  reload: () => void;
}

/** @param load must be stable between renders, as must `onFailure` */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  onFailure: (error: unknown) => void,
): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (!isCurrent) return;
        setValue(loaded);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn("The numbers could not be loaded", error);
        if (!isCurrent) return;
        setHasFailed(true);
        onFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, onFailure, tries]);

  return { value, hasFailed, reload: () => setTries((count) => count + 1) };
}
