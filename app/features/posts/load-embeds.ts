/**
 * Lets the links that `renderablePostBody` puts in place of videos and foreign pictures load them where they
 * stand. Without it, and with a click that opens a new tab, they lead to the video or picture.
 *
 * @returns takes it back
 */
export function enableEmbeds(root: HTMLElement): () => void {
  function onClick(event: MouseEvent): void {
    if (event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A click always happens to an element.
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-embed], a[data-src]");
    if (!link) return;
    event.preventDefault();
    const loaded = link.dataset["embed"] ? player(link) : picture(link);
    link.replaceWith(loaded);
    // The focused link is gone; without this the keyboard would start again at the top of the page.
    loaded.focus({ preventScroll: true });
  }
  root.addEventListener("click", onClick);
  return () => root.removeEventListener("click", onClick);
}

function player({ ownerDocument, dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const address = new URL(dataset["embed"] ?? "");
  address.searchParams.set("autoplay", "1");
  const iframe = ownerDocument.createElement("iframe");
  iframe.title = dataset["title"] ?? "";
  iframe.allow = "autoplay; fullscreen; picture-in-picture";
  iframe.loading = "lazy";
  iframe.referrerPolicy = "strict-origin-when-cross-origin";
  iframe.src = address.href;
  return iframe;
}

/** If the picture cannot be had, its link comes back. */
function picture(link: HTMLAnchorElement): HTMLImageElement {
  const image = link.ownerDocument.createElement("img");
  image.alt = link.dataset["alt"] ?? "";
  image.tabIndex = -1;
  image.decoding = "async";
  image.referrerPolicy = "strict-origin-when-cross-origin";
  image.addEventListener("error", () => {
    const hadFocus = link.ownerDocument.activeElement === image;
    image.replaceWith(link);
    if (hadFocus) link.focus({ preventScroll: true });
  });
  image.src = link.dataset["src"] ?? "";
  return image;
}
