import type { PresenceAnswer } from "#api/admin/writing-together.ts";

/** Milliseconds between two signs of life; the server forgets a form after a minute. */
export const presenceBeat = 20_000;

interface PresenceOptions<Answer extends PresenceAnswer> {
  tell: () => Promise<Answer>;
  end: () => Promise<unknown>;
  /** Null when it is not known who else is there. */
  onAnswer: (answer: Answer | null) => void;
}

/** Reports to the server that a form is open, from `start` to `stop`, and learns who else has it open. */
export function watchPresence<Answer extends PresenceAnswer>({
  tell,
  end,
  onAnswer,
}: PresenceOptions<Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  /** The number of the last start: answers to earlier ones are ignored. */
  let run = 0;

  async function beat(ofRun: number): Promise<void> {
    const answer = await tell().catch(() => null);
    if (!isRunning || ofRun !== run) return;
    onAnswer(answer);
    timer = setTimeout(() => void beat(ofRun), presenceBeat);
  }

  return {
    start(): void {
      if (isRunning) return;
      isRunning = true;
      run += 1;
      void beat(run);
    },
    /** Without `isLeft` it is forgotten by itself within a minute. */
    stop({ isLeft = false } = {}): void {
      isRunning = false;
      clearTimeout(timer);
      if (isLeft) void end().catch(() => {});
    },
  };
}
