/** A slide as it is shown in a language: one of the release's, or of the owner's. */
export interface Slide {
  /** Those of the release are called by their place, of which they show the drawing, and lead to its part of the top ten. */
  id: string;
  title: string;
  subtitle: string;
  text: string;
  alt: string;
  /** The maker of the picture, where it is the owner's. */
  credit?: string | undefined;
  /** Where one of the owner's leads. */
  path?: string | undefined;
  /** A stored picture, in the place of the drawing. */
  picture?: { hash: string; width: number; height: number; focal: { x: number; y: number } } | undefined;
}
