export interface Repeated {
  /** Acts at once, after what runs. Never rejects. */
  actNow: () => Promise<void>;
  /** Resolves when a run that is under way has ended. */
  stop: () => Promise<void>;
}

/** Acts every so many milliseconds while the process runs, never twice at the same time. */
export function startRepeating(
  act: () => Promise<unknown>,
  { every, onError }: { every: number; onError: (error: unknown) => void },
): Repeated {
  let running = Promise.resolve();
  const actNow = () => {
    running = running.then(async () => void (await act())).catch(onError);
    return running;
  };
  const timer = setInterval(() => void actNow(), every);
  timer.unref();
  return {
    actNow,
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
