import type { SlideId } from "#content/facts/slide-ids.ts";

export interface Slide {
  id: SlideId;
  title: string;
  subtitle: string;
  text: string;
  alt: string;
}
