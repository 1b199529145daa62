import type { ReactNode } from "react";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import type { GuideSection } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./page-picture.module.css";

export type PictureOfPage = NonNullable<GuideSection["picture"]>;

interface PagePictureProps {
  picture: PictureOfPage;
  /** For the picture at the head of a page: it is not loaded lazily. */
  first?: boolean;
  /** Only the pictures at the head of a page have a thumbnail. */
  hasThumb?: boolean;
  className?: string | undefined;
}

/** A drawing, or the photograph at its address, with who made it beneath. */
export function PagePicture({ picture: { id, alt, credit }, hasThumb, ...drawing }: PagePictureProps) {
  const thumb = hasThumb ? `/pictures/thumbs/${id}.avif` : undefined;
  return (
    <Credited credit={credit}>
      <Drawing src={`/pictures/${id}.svg`} thumb={thumb} alt={alt} {...drawing} />
    </Credited>
  );
}

/** A picture with who made it beneath, where that is known. */
export function Credited({ credit, children }: { credit: string | undefined; children: ReactNode }) {
  const { post } = useMessages();
  if (!credit) return children;
  return (
    <div className={styles.credited}>
      {children}
      <p className={styles.credit}>{post.coverCredit(credit)}</p>
    </div>
  );
}
