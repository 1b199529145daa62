import { expect, test } from "vitest";
import { loadClicked, loadEmbeds, unloadEmbeds } from "./embeds.ts";

const fakeDocument = {
  activeElement: undefined as FakeElement | undefined, // until something takes the focus
  createElement: (name: string) => new FakeElement(name),
};

/** The part of an element that is used; unit tests have no document. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string>;
  readonly ownerDocument = fakeDocument;
  replacement: FakeElement | undefined;
  readonly name: string;

  constructor(name: string, dataset: Record<string, string> = {}) {
    super();
    this.name = name;
    this.dataset = dataset;
  }

  replaceWith(other: FakeElement): void {
    this.replacement = other;
  }

  focus(): void {
    fakeDocument.activeElement = this;
  }
}

/** Only its links are used as elements. */
const click = (link: FakeElement) => loadClicked(link as unknown as HTMLAnchorElement);

const video = () =>
  new FakeElement("a", { embed: "https://player.vimeo.com/video/1?h=abcdef#t=65s", title: "Vimeo" });
const picture = () => new FakeElement("a", { src: "https://a.test/b.png", alt: "Lima" });

test("a click on a video's link puts the player in its place and moves the focus there", () => {
  const link = video();
  click(link);
  expect(link.replacement).toMatchObject({
    name: "iframe",
    src: "https://player.vimeo.com/video/1?h=abcdef&autoplay=1#t=65s",
    title: "Vimeo",
    allow: "autoplay; fullscreen; picture-in-picture",
    loading: "lazy",
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  expect(fakeDocument.activeElement).toBe(link.replacement);
});

test("a click on a picture's link puts the picture in its place and moves the focus there", () => {
  const link = picture();
  click(link);
  expect(link.replacement).toMatchObject({
    name: "img",
    src: "https://a.test/b.png",
    alt: "Lima",
    tabIndex: -1,
  });
  expect(fakeDocument.activeElement).toBe(link.replacement);
});

test("the link comes back when its picture cannot be had, with the focus if it is still there", () => {
  const [first, second] = [picture(), picture()];
  click(first);
  click(second);
  for (const link of [first, second]) {
    link.replacement?.dispatchEvent(new Event("error"));
    expect(link.replacement?.replacement).toBe(link);
    expect(fakeDocument.activeElement === link).toBe(link === second);
  }
});

/** A text with these elements alone, or with what has replaced them. */
function postOf(...links: FakeElement[]): HTMLElement {
  const standing = (element: FakeElement): FakeElement =>
    element.replacement && element.replacement.replacement !== element
      ? standing(element.replacement)
      : element;
  const root = {
    querySelectorAll: (selector: string) =>
      links.map(standing).filter(({ name }) => (name === "a") === selector.startsWith("[")),
  };
  // Only its search is used.
  return root as unknown as HTMLElement;
}

test("with consent videos and pictures stand in their places, without playing and without the focus", () => {
  const [first, second] = [video(), picture()];
  fakeDocument.activeElement = undefined;
  loadEmbeds(postOf(first, second));
  expect(first.replacement).toMatchObject({
    name: "iframe",
    src: "https://player.vimeo.com/video/1?h=abcdef#t=65s",
    loading: "lazy",
  });
  expect(second.replacement).toMatchObject({ name: "img", src: "https://a.test/b.png", loading: "lazy" });
  expect(fakeDocument.activeElement).toBeUndefined();
});

test("declined, all that was loaded becomes a link again, whether by a click or by itself", () => {
  const [first, second] = [video(), picture()];
  const post = postOf(first, second);
  click(first);
  loadEmbeds(post);
  const [player, image] = [first.replacement, second.replacement];
  unloadEmbeds(post);
  expect(player?.replacement).toBe(first);
  expect(image?.replacement).toBe(second);
});

test("a player that a click has started is left alone when consent comes", () => {
  const link = video();
  click(link);
  const player = link.replacement;
  loadEmbeds(postOf(link));
  expect(link.replacement).toBe(player);
});
