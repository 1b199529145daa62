import { slidesWait, type SlidesScript } from "#app/site/page-script/hydration-info.ts";
import { sliderIcons } from "./slider-icons.ts";
import { startSlideShow, stepInRing, type SlideShow } from "./slide-show.ts";
import { swipeSteps } from "./swipe-steps.ts";

/** Milliseconds on each slide. */
const slideDelay = 10_000;

/** Milliseconds before the next slide's picture loads, so that visible pictures load first. */
const pictureDelay = 3_000;

const stepsOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The show of each slider that was drawn: React may draw another in its place. */
const shows = new WeakMap<Element, SlideShow>();

const motion = matchMedia("(prefers-reduced-motion: reduce)");

let swipe: PointerEvent | null = null;

/** Called by the page script (`app/site/page-script/slides.ts`): React draws the slider, and takes no part in what it does. */
export const answer: SlidesScript["answer"] = (slider, event) => {
  // Nothing changes by itself then.
  if (!event && motion.matches) return;
  let show = shows.get(slider);
  if (!show) shows.set(slider, (show = start(slider, event ? 0 : slidesWait)));
  if (!event) return;
  if (event.type === "click") answerClick(slider, show, event);
  else if (event instanceof PointerEvent) answerPointer(slider, show, event);
  else if (event instanceof KeyboardEvent) answerKey(show, event);
  else show.setHold("focus", slider.contains(document.activeElement));
};

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

/** In the order in which `SliderControls` draws them. */
function controlsOf(slider: Element) {
  const [rotation, previous, ...dots] = slider.querySelectorAll("button");
  const next = dots.pop();
  return { rotation, previous, dots, next };
}

function start(slider: HTMLElement, elapsed: number): SlideShow {
  const stage = slider.querySelector<HTMLElement>("[aria-live]");
  // Safe cast: they are drawn by `SlideView`.
  const slides = [...(stage?.children ?? [])] as HTMLElement[];
  const { rotation, dots } = controlsOf(slider);
  const labels = { pause: rotation?.ariaLabel ?? "", play: rotation?.dataset["play"] ?? "" };
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    clearTimeout(timer);
    // The reader has gone on to another page.
    if (!slider.isConnected) {
      listening.abort();
      return show.end();
    }
    const { current, isPlaying, isPaused } = show.state();
    if (stage) stage.ariaLive = isPlaying ? "off" : "polite";
    showSlide(slides, current);
    dots.forEach((dot, index) => (dot.ariaCurrent = index === current ? "true" : null));
    const action = isPaused ? "play" : "pause";
    if (rotation) rotation.ariaLabel = labels[action];
    rotation?.querySelector("path")?.setAttribute("d", sliderIcons[action]);
    const loadNext = () => loadPicture(slides[stepInRing(current, 1, slides.length)]);
    timer = setTimeout(loadNext, Math.max(pictureDelay - elapsed, 0));
    elapsed = 0;
  }

  const show = startSlideShow({ count: slides.length, delay: slideDelay, elapsed, onChange: draw });
  slider.addEventListener("pointerleave", () => show.setHold("pointer", false), { signal });
  slider.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      // Safe cast: only elements have the focus.
      if (!slider.contains(relatedTarget as Element | null)) show.setHold("focus", false);
    },
    { signal },
  );
  const followWindow = () => {
    show.setHold("hidden", document.hidden);
    show.setHold("motion", motion.matches);
  };
  document.addEventListener("visibilitychange", followWindow, { signal });
  motion.addEventListener("change", followWindow, { signal });
  followWindow();
  draw();
  return show;
}

function showSlide(slides: HTMLElement[], current: number): void {
  const shown = slides[current];
  const hadFocus = slides.some((slide) => slide !== shown && slide.contains(document.activeElement));
  loadPicture(shown);
  if (shown) shown.inert = false;
  // Before the browser takes it from the slide that becomes inert.
  if (hadFocus) (shown?.querySelector("a") ?? shown)?.focus({ preventScroll: true });
  for (const slide of slides) slide.inert = slide !== shown;
}

/** A slide that was not shown yet has no box for its picture, which the browser then does not fetch by itself. */
function loadPicture(slide: HTMLElement | undefined): void {
  const picture = slide?.querySelector("img");
  if (picture) picture.loading = "eager";
}
