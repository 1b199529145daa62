/**
 * How far from the window's edges the caret stays while somebody writes, in pixels: the toolbar lies over the top, the form's
 * foot over the bottom.
 */
export function caretMargins() {
  const margins = { top: 150, right: 5, bottom: 150, left: 5 };
  return { scrollThreshold: margins, scrollMargin: margins };
}
