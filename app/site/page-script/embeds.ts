/** The links to videos and pictures of other sites. */
export const embedLinks = "[data-by=embed]";

/** The link that each player or picture has replaced. */
const replacedLinks = new WeakMap<Element, HTMLAnchorElement>();

/** Loads what a link names in its place. */
export function loadClicked(link: HTMLAnchorElement): void {
  const loaded = load(link, true);
  // The focused link is gone; otherwise the keyboard would start again at the top of the page.
  loaded.focus({ preventScroll: true });
}

/** They load when they are near the window, and no video plays by itself. */
export function loadEmbeds(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(embedLinks)) load(link, false);
}

export function unloadEmbeds(root: ParentNode): void {
  for (const loaded of root.querySelectorAll("iframe, img")) {
    const link = replacedLinks.get(loaded);
    if (link) loaded.replaceWith(link);
  }
}

function load(link: HTMLAnchorElement, autoplay: boolean): HTMLIFrameElement | HTMLImageElement {
  const loaded = link.dataset["embed"] ? player(link, autoplay) : picture(link);
  replacedLinks.set(loaded, link);
  link.replaceWith(loaded);
  return loaded;
}

function player({ ownerDocument, dataset }: HTMLAnchorElement, autoplay: boolean): HTMLIFrameElement {
  const address = new URL(dataset["embed"] ?? "");
  if (autoplay) address.searchParams.set("autoplay", "1");
  const iframe = ownerDocument.createElement("iframe");
  iframe.title = dataset["title"] ?? "";
  iframe.allow = "autoplay; fullscreen; picture-in-picture";
  iframe.loading = "lazy";
  iframe.referrerPolicy = "strict-origin-when-cross-origin";
  iframe.src = address.href;
  return iframe;
}

/** If the picture cannot be loaded, its link is put back. */
function picture(link: HTMLAnchorElement): HTMLImageElement {
  const image = link.ownerDocument.createElement("img");
  image.alt = link.dataset["alt"] ?? "";
  image.tabIndex = -1;
  image.loading = "lazy";
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
