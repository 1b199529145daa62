/**
 * The blocks of a content as HTML, to be read only: its links lead nowhere, and no video's site is asked for anything.
 * @param videoLabel stands for a video
 */
export function sourceBlocks(html: string, videoLabel: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a")) link.removeAttribute("href");
  for (const frame of body.querySelectorAll("iframe")) {
    // A block, as the video is one: bare text would not be among them.
    const mark = frame.ownerDocument.createElement("p");
    mark.textContent = frame.title || videoLabel;
    frame.replaceWith(mark);
  }
  return Array.from(body.children, (block) => block.outerHTML);
}
