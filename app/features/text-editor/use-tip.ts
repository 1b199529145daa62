import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";

interface Tip {
  text: string;
  /** Pixels from the corner of the element that shows it. */
  left: number;
  top: number;
}

/** Half of the widest tip in pixels: it stays within the element. */
const room = 96;

/** The tip of the element with `data-tip` that the mouse is over or the keyboard's focus is on. */
export function useTip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const hide = () => setTip(null);

  function show(target: EventTarget, around: HTMLElement): void {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
    if (!element) return hide();
    const middle = element.offsetLeft + element.offsetWidth / 2;
    const left = Math.max(room, Math.min(around.offsetWidth - room, middle));
    setTip({ text: element.dataset["tip"] ?? "", left, top: element.offsetTop + element.offsetHeight + 4 });
  }

  return {
    tip,
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "mouse") show(event.target, event.currentTarget);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target.matches(":focus-visible")) show(event.target, event.currentTarget);
    },
    onBlur: hide,
    onKeyUp: (event: KeyboardEvent) => event.key === "Escape" && hide(),
  };
}
