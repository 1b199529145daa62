/** Address of the script that shows the other slides of the home page; fetched when the second one's turn is near, or with the first act. */
export const slidesScript = "/slides.js";

/** The script, `app/site/home/slider/answer-slides.ts`. */
interface SlidesScript {
  /** @param event none when the slides have been shown for `slidesWait` and nothing was done to them */
  answer: (slider: HTMLElement, event?: Event) => void;
}

/** Milliseconds after which the second slide's picture is fetched, so that what is seen comes first. */
export const slidesWait = 7_000;

export const sliders = "[data-by=slides]";

/** Lets the slides go on by themselves. To be called when a page is shown. */
export function turnSlides(): void {
  setTimeout(answerSlides, slidesWait);
}

/** With React and without it, a script of the slides' own answers what is done to them. */
export function answerSlides(slider = document.querySelector<HTMLElement>(sliders), event?: Event): void {
  if (!slider) return;
  // Safe cast: its type is above.
  const script = import(/* @vite-ignore */ slidesScript) as Promise<SlidesScript>;
  void script.then(({ answer }) => answer(slider, event));
}
