import { Suspense, use, type ReactNode } from "react";

interface DeferredProps<T> {
  /** A promise must stay the same from render to render. */
  value: T | Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows a value at once, as in the first HTML, and the fallback while a promise is pending. */
export function Deferred<T>({ value, fallback, children }: DeferredProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Awaited value={value}>{children}</Awaited>
    </Suspense>
  );
}

function Awaited<T>({ value, children }: Pick<DeferredProps<T>, "children"> & { value: Promise<T> }) {
  return children(use(value));
}
