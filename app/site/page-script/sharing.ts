import { answerFirst } from "./answer-first.ts";
import { pageShown } from "#app/site/parts/page/page-shown.ts";

const { clipboard } = navigator as Partial<Navigator>;

// Answers the buttons of `app/site/posts/reading/share-post.tsx`, which no React is needed for. It is loaded once, with the first
// post, and shows the buttons that the browser can answer.
answerFirst("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-by=sharing]");
  if (button) void share(button);
});
document.addEventListener(pageShown, showButtons);
showButtons();

function showButtons(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-shares", "share" in navigator);
  root.toggleAttribute("data-copies", clipboard !== undefined);
}

async function share(button: HTMLElement): Promise<void> {
  const { share: way, said = "", failed = "" } = button.dataset;
  // Empty first, so that the same words are spoken again.
  say(button, "");
  const url = location.origin + location.pathname;
  try {
    if (way === "copy") await clipboard?.writeText(url);
    else await navigator.share({ url, title: document.title });
    say(button, said);
  } catch (error) {
    // The reader closed the list of programs again.
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn("The page could not be shared", error);
    say(button, failed);
  }
}

function say(button: HTMLElement, text: string): void {
  const status = button.parentElement?.querySelector("[role=status]");
  if (status) status.textContent = text;
}
