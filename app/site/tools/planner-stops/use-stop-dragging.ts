import { useRef, useState, type PointerEvent } from "react";

interface Drag {
  /** The query of the plan that it began in: with another plan it is over. */
  query: string;
  from: number;
  to: number;
  /** Pixels. */
  moved: number;
  height: number;
}

/** Orders the items of a list by dragging a handle, with a mouse, a pen or a finger. `onDrop` makes the plan's next order. */
export function useStopDragging(query: string, onDrop: (from: number, to: number) => void) {
  const [begun, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ y: number; middles: number[] } | null>(null);
  const drag = begun?.query === query ? begun : null;

  function end(): void {
    start.current = null;
    setDrag(null);
  }

  function handleOf(index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const item = event.currentTarget.closest("li");
        const items = [...(item?.parentElement?.children ?? [])].map((child) =>
          child.getBoundingClientRect(),
        );
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, middles: items.map(({ top, height }) => top + height / 2) };
        setDrag({ query, from: index, to: index, moved: 0, height: items[index]?.height ?? 0 });
      },
      onPointerMove({ clientY, buttons }: PointerEvent) {
        const { current } = start;
        if (!current || !drag) return undefined;
        // It was let go of while React took the page over.
        if (buttons === 0) return end();
        const moved = clientY - current.y;
        const middle = (current.middles[index] ?? 0) + moved;
        // Just as many stand before it as have their middle above its own.
        const to = current.middles.filter((other, at) => at !== index && other < middle).length;
        return setDrag({ ...drag, to, moved });
      },
      onPointerUp() {
        start.current = null;
        if (!drag || drag.to === index) return setDrag(null);
        return onDrop(index, drag.to);
      },
      onPointerCancel: end,
    };
  }

  /** How far an item stands from its place, in pixels. */
  function shiftOf(index: number): number {
    if (!drag) return 0;
    const { from, to, moved, height } = drag;
    if (index === from) return moved;
    if (index > from && index <= to) return -height;
    return index < from && index >= to ? height : 0;
  }

  return { dragged: drag?.from ?? null, handleOf, shiftOf };
}
