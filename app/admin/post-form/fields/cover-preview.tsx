import { useCallback } from "react";
import { mediaPath } from "#api/media.ts";
import type { Picture } from "#api/posts/posts.ts";
import { categoryDrawing } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import type { ChosenCover } from "#app/admin/post-form/chosen-cover.ts";
import styles from "./cover-preview.module.css";

interface CoverPreviewProps {
  chosen: ChosenCover | null;
  current: Picture | null;
  category: string;
}

/** Shows the chosen cover, else the stored one, else the category's picture. */
export function CoverPreview({ chosen, current, category }: CoverPreviewProps) {
  const ofCategory = useCategories().pictureOf(category);
  if (chosen instanceof Blob) return <ChosenPicture file={chosen} />;
  const stored = chosen ?? current ?? ofCategory;
  if (stored) return <StoredPicture picture={stored} />;
  const standIn = `/pictures/${categoryDrawing(category)}.svg`;
  return <img src={standIn} alt="" className={`${styles.picture} ${styles.standIn}`} />;
}

/** Cut as readers see it. */
function StoredPicture({ picture: { hash, focal } }: { picture: Picture }) {
  return (
    <img
      src={mediaPath(hash, 640, "jpeg")}
      alt=""
      className={styles.picture}
      style={focal && { objectPosition: `${focal.x}% ${focal.y}%` }}
    />
  );
}

function ChosenPicture({ file }: { file: Blob }) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      img.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className={styles.picture} />;
}
