/** Addresses of the scripts that answer a part of a page, with React and without it; fetched with the first act on it. */
export const slidesScript = "/slides.js";
export const contactScript = "/contact.js";

/** Address of the client library of the owner's e-mail service, which the contact form's script fetches where there is one. */
export const emailScript = "/email-client.js";

/** The parts of a page that have such a script; its address is made of who answers. */
export const answeredParts = "[data-by=slides],[data-by=contact]";

/** The scripts, `app/site/home/slider/answer-slides.ts` and `app/site/contact/script/answer-contact.ts`. */
export interface AnsweringScript {
  /**
   * @param event none where nothing was done yet, and the part's time has come
   * @param held the events that wait, for which the browser does what it can in the end; a form's script takes its own out
   */
  answer: (part: HTMLElement, event?: Event, held?: Event[]) => void;
}

/** Milliseconds after which the second slide's picture is fetched, so that what is seen comes first. */
export const slidesWait = 7_000;
