import { sliderIcons } from "./slider-icons.ts";
import { startSlideShow, stepInRing, type SlideShow } from "./slide-show.ts";

/** Milliseconds on each slide. */
const slideDelay = 10_000;

/** Milliseconds before the next slide's picture loads, so that visible pictures load first. */
const pictureDelay = 3_000;

export const motion = matchMedia("(prefers-reduced-motion: reduce)");

/** The buttons, in the order in which `SliderControls` draws them. */
export function controlsOf(slider: Element) {
  const [rotation, previous, ...dots] = slider.querySelectorAll("button");
  const next = dots.pop();
  return { rotation, previous, dots, next };
}

/** Shows the slides of a slider, one after the other, until another page takes its place. */
export function startSlides(slider: HTMLElement, elapsed: number): SlideShow {
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
