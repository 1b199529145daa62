import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import styles from "./toolbar/toolbar.module.css";

interface Tip {
  text: string;
  /** Pixels from the corner of the containing element. */
  left: number;
  top: number;
}

/** Half of the widest tip in pixels (`.tip` in toolbar.module.css): its middle stays this far from the edges. */
const halfWidth = 96;

/** The tooltip of the element with `data-tip` under the mouse or with the keyboard focus. */
export function useTip() {
  const [tip, setTip] = useState<Tip | null>(null);
  const hide = () => setTip(null);

  function show(target: EventTarget, container: HTMLElement): void {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
    if (!element) return hide();
    const middle = element.offsetLeft + element.offsetWidth / 2;
    const left = Math.max(halfWidth, Math.min(container.offsetWidth - halfWidth, middle));
    setTip({ text: element.dataset["tip"] ?? "", left, top: element.offsetTop + element.offsetHeight + 4 });
  }

  const tipEvents = {
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
  const shownTip = tip && (
    <span className={styles.tip} style={{ left: tip.left, top: tip.top }} aria-hidden="true">
      {tip.text}
    </span>
  );
  return { tipEvents, shownTip };
}
