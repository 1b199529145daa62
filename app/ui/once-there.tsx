import { Suspense, use, type ReactNode } from "react";

interface OnceThereProps<T> {
  /** What is shown, or the promise of it; the same promise until it is kept. */
  what: T | Promise<T>;
  waiting: ReactNode;
  children: (what: T) => ReactNode;
}

/** Shows what is there at once, as in the first HTML, and something else in its place while it is on its way. */
export function OnceThere<T>({ what, waiting, children }: OnceThereProps<T>) {
  if (!(what instanceof Promise)) return children(what);
  return (
    <Suspense fallback={waiting}>
      <Awaited what={what}>{children}</Awaited>
    </Suspense>
  );
}

function Awaited<T>({ what, children }: Pick<OnceThereProps<T>, "children"> & { what: Promise<T> }) {
  return children(use(what));
}
