import { Parser } from "htmlparser2";

/**
 * Characters of a text without the pictures that it carries as data, as the cleaner's parser reads it: what stands in a text, a comment
 * or another attribute and only looks like a picture counts. It stops above the limit, so a text of any length takes no longer.
 *
 * @returns more than the limit, but not how many, where there are more
 */
export function textLength(html: string, limit: number): number {
  let pictures = 0;
  let isPicture = false;
  let isOver = false;
  const parser = new Parser({
    onopentagname(name) {
      isPicture = name === "img";
      stopAboveLimit();
    },
    onattribute(name, value) {
      if (isPicture && name === "src" && value.startsWith("data:image/")) pictures += value.length;
      stopAboveLimit();
    },
    ontext: stopAboveLimit,
  });

  function stopAboveLimit(): void {
    if (parser.endIndex - pictures <= limit) return;
    isOver = true;
    parser.pause();
  }

  parser.write(html);
  return isOver ? limit + 1 : Math.min(html.length - pictures, limit + 1);
}
