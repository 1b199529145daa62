/** CSS pixels; a shorter movement is not meant as a swipe. */
const minSwipe = 40;

/** @returns 1 for the next slide (to the left), -1 for the previous one, 0 for no swipe */
export function swipeSteps(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < minSwipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
