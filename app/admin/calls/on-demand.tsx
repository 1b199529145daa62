import { createElement, Suspense, use, useEffect, useState, type ComponentType } from "react";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/**
 * A part of a page that is there only once it is asked for, such as a dialog. Its code comes by itself as soon as the browser has
 * nothing else to do: then the part opens at once, without a connection too.
 *
 * @param load does an `import()`
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props> | null> | null = null;

  /** Null where it cannot be loaded. */
  function loadOnce(): Promise<ComponentType<Props> | null> {
    loading ??= load().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        console.warn("A part of the page could not be loaded", error);
        return null;
      },
    );
    return loading;
  }
  function forget(): void {
    loading = null;
  }
  // Safari has no idle callbacks.
  if (typeof window !== "undefined") (window.requestIdleCallback ?? setTimeout)(() => void loadOnce());

  function Part(props: Props) {
    const [, setAttempt] = useState(0);
    const Loaded = part ?? use(loadOnce());
    if (Loaded) return createElement(Loaded, props);
    return <NotLoaded onLeave={forget} onRetry={() => setAttempt((attempt) => attempt + 1)} />;
  }

  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

interface NotLoadedProps {
  /** Called before another attempt, and when the part is no longer asked for. */
  onLeave: () => void;
  onRetry: () => void;
}

function NotLoaded({ onLeave, onRetry }: NotLoadedProps) {
  const { unreachable, retry } = useAdminMessages().accounts;
  useEffect(() => onLeave, [onLeave]);
  return (
    <RetryAlert
      retry={retry}
      onRetry={() => {
        onLeave();
        onRetry();
      }}
    >
      {unreachable}
    </RetryAlert>
  );
}
