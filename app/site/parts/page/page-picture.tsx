import { Drawing } from "#app/ui/pictures/drawing.tsx";
import type { GuideSection } from "#content/guide-page.ts";

export type PictureOfPage = NonNullable<GuideSection["picture"]>;

interface PagePictureProps {
  picture: PictureOfPage;
  /** For the picture at the head of a page: it is not loaded lazily. */
  first?: boolean;
  /** Only the pictures at the head of a page have a thumbnail. */
  hasThumb?: boolean;
  className?: string | undefined;
}

export function PagePicture({ picture: { id, alt }, hasThumb, ...drawing }: PagePictureProps) {
  const thumb = hasThumb ? `/pictures/thumbs/${id}.avif` : undefined;
  return <Drawing src={`/pictures/${id}.svg`} thumb={thumb} alt={alt} {...drawing} />;
}
