import { Drawing } from "#app/ui/drawing.tsx";
import type { GuideSection } from "#content/guide-page.ts";

interface GuidePictureProps {
  picture: NonNullable<GuideSection["picture"]>;
  /** For the one picture that is seen first. */
  first?: boolean;
  /** Only the pages' own pictures have one. */
  hasThumb?: boolean;
  className?: string;
}

/** A picture that the words of a guide page name. */
export function GuidePicture({ picture: { id, alt }, hasThumb, ...drawing }: GuidePictureProps) {
  const thumb = hasThumb ? `/pictures/thumbs/${id}.avif` : undefined;
  return <Drawing src={`/pictures/${id}.svg`} thumb={thumb} alt={alt} {...drawing} />;
}
