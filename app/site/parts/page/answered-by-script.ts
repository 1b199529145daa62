/** Addresses of the scripts that answer a part of a page, with React and without it; fetched with the first act on it. */
export const slidesScript = "/slides.js";
export const contactScript = "/contact.js";

/** Address of the client library of the owner's e-mail service, which the contact form's script fetches where there is one. */
export const emailScript = "/email-client.js";

/** The parts of a page that have such a script; its address is made of who answers. */
const answered = "[data-by=slides], [data-by=contact]";

/** The scripts, `app/site/home/slider/answer-slides.ts` and `app/site/contact/script/answer-contact.ts`. */
interface AnsweringScript {
  /** @param event none where nothing was done yet, and the part's time has come */
  answer: (part: HTMLElement, event?: Event) => void;
}

/** Milliseconds after which the second slide's picture is fetched, so that what is seen comes first. */
export const slidesWait = 7_000;

/** Milliseconds that a form waits for its script before the browser posts it. */
const timeout = 4_000;

/** The form that waits, and the timer. */
let held: { form: HTMLFormElement | null; timer: ReturnType<typeof setTimeout> } | undefined;

/** The part that a script answers in which something is done; null where there is none. */
export function answeredPart(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>(answered);
}

/** Lets go on by itself what has waited long enough. To be called when a page is shown. */
export function startParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-wait]"))
    setTimeout(answerByScript, Number(part.dataset["wait"]), part);
}

export async function answerByScript(part: HTMLElement, event?: Event): Promise<void> {
  const { type, target } = event ?? {};
  const button = type === "click" && target instanceof Element && target.closest<HTMLButtonElement>("[type=submit]");
  if (button) {
    event?.preventDefault();
    letGo();
    held = { form: button.form, timer: setTimeout(post, timeout) };
  }
  try {
    // Safe cast: its type is above.
    const { answer } = (await import(/* @vite-ignore */ `/${part.dataset["by"]}.js`)) as AnsweringScript;
    if (button) letGo();
    answer(part, event);
  } catch (error) {
    console.warn("A script of the page could not be had", error);
    post();
  }
}

function letGo(): void {
  clearTimeout(held?.timer);
  held = undefined;
}

/** Without its script the browser posts the form. */
function post(): void {
  const form = held?.form;
  letGo();
  form?.requestSubmit();
}
