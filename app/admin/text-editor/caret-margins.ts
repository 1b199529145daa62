/**
 * How far from the window's edges the caret stays while somebody writes, in pixels: the toolbar lies over the top, the form's
 * foot over the bottom, and is higher on a phone, where its buttons take several lines.
 */
export function caretMargins() {
  const bottom = matchMedia("(max-width: 40rem)").matches ? 210 : 130;
  const margins = { top: 150, right: 5, bottom, left: 5 };
  return { scrollThreshold: margins, scrollMargin: margins };
}
