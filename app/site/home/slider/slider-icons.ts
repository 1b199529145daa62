/** Paths in a square of 24 units. */
export const sliderIcons = {
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
};
