import type { SlideId } from "./facts/slides.ts";

/** What the home page's slider says about one place in one language. */
export interface Slide {
  id: SlideId;
  title: string;
  subtitle: string;
  text: string;
  /** What the place's picture shows. */
  alt: string;
}
