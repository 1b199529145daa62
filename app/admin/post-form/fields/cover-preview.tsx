import { useCallback } from "react";
import { mediaPath } from "#api/media.ts";
import type { Picture } from "#api/posts.ts";
import styles from "./cover-preview.module.css";

interface CoverPreviewProps {
  chosen: Blob | null;
  current: Picture | null;
  category: string;
}

/** Shows the chosen file, else the stored picture, else the category's. */
export function CoverPreview({ chosen, current, category }: CoverPreviewProps) {
  if (chosen) return <ChosenPicture file={chosen} />;
  if (current) return <img src={mediaPath(current.hash, 640, "jpeg")} alt="" className={styles.picture} />;
  const standIn = `/pictures/categories/${category.toLowerCase()}.svg`;
  return <img src={standIn} alt="" className={`${styles.picture} ${styles.standIn}`} />;
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
