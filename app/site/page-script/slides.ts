import { slidesScript, slidesWait, type SlidesScript } from "./hydration-info.ts";

export const sliders = "[data-by=slides]";

/** Lets the slides go on by themselves. To be called when a page is shown. */
export function turnSlides(): void {
  setTimeout(answerSlides, slidesWait);
}

/** With React and without it, a script of the slides' own answers what is done to them. */
export function answerSlides(slider = document.querySelector<HTMLElement>(sliders), event?: Event): void {
  if (!slider) return;
  // Safe cast: it is app/site/home/slider/answer-slides.ts.
  const script = import(/* @vite-ignore */ slidesScript) as Promise<SlidesScript>;
  void script.then(({ answer }) => answer(slider, event));
}
