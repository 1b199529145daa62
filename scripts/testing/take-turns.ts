export interface Turn {
  print: (text: string | Uint8Array) => void;
  end: () => void;
}

/**
 * Lets several print as if one came after the other: what the first prints is seen at once, what the others print is kept until
 * all before them have ended.
 */
export function takeTurns(count: number, write: Turn["print"]): Turn[] {
  const turns = Array.from({ length: count }, () => ({
    kept: [] as Parameters<Turn["print"]>[0][],
    hasEnded: false,
  }));
  let current = 0;
  return turns.map((turn, index) => ({
    print(text) {
      if (index === current) write(text);
      else turn.kept.push(text);
    },
    end() {
      turn.hasEnded = true;
      while (turns[current]?.hasEnded) {
        current += 1;
        for (const text of turns[current]?.kept ?? []) write(text);
      }
    },
  }));
}
