import { slidesWait } from "#app/site/parts/page/answered-by-script.ts";
import type { SlideShow } from "./slide-show.ts";
import { controlsOf, motion, startSlides } from "./start-slides.ts";
import { swipeSteps } from "./swipe-steps.ts";

const stepsOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The show of each slider that was drawn: React may draw another in its place. */
const shows = new WeakMap<Element, SlideShow>();

let swipe: PointerEvent | null = null;

/** Called by the page script (`app/site/parts/page/answered-by-script.ts`): React draws the slider, and takes no part in what it does. */
export function answer(slider: HTMLElement, event?: Event): void {
  // Nothing changes by itself then.
  if (!event && motion.matches) return;
  let show = shows.get(slider);
  if (!show) shows.set(slider, (show = startSlides(slider, event ? 0 : slidesWait)));
  if (!event) return;
  if (event.type === "click") answerClick(slider, show, event);
  else if (event instanceof PointerEvent) answerPointer(slider, show, event);
  else if (event instanceof KeyboardEvent) answerKey(show, event);
  else show.setHold("focus", slider.contains(document.activeElement));
}

function answerPointer(slider: Element, show: SlideShow, event: PointerEvent): void {
  const { type, pointerType } = event;
  // Safe cast: it is an element.
  const isInside = slider.contains(event.relatedTarget as Element | null);
  // By the time that the script is here, the pointer may have left again; a finger has.
  if (type === "pointerover" && pointerType !== "touch" && !isInside)
    show.setHold("pointer", slider.matches(":hover"));
  // A mouse drags to select text, and can use the buttons.
  if (type === "pointerdown") swipe = pointerType === "mouse" ? null : event;
  if (type !== "pointerup" || !swipe) return;
  const steps = swipeSteps(event.clientX - swipe.clientX, event.clientY - swipe.clientY);
  swipe = null;
  if (steps !== 0) show.move(steps);
}

function answerKey(show: SlideShow, { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  const steps = stepsOfKey[key];
  if (steps !== undefined && !altKey && !ctrlKey && !metaKey && !shiftKey) show.move(steps);
}

function answerClick(slider: Element, show: SlideShow, { target }: Event): void {
  const button = target instanceof Element && target.closest("button");
  if (!button) return;
  const { rotation, previous, dots, next } = controlsOf(slider);
  if (button === previous) show.move(-1);
  else if (button === next) show.move(1);
  else if (button !== rotation) show.show(dots.indexOf(button));
  else if (show.state().isPaused) show.play();
  else show.setHold("pause", true);
}
