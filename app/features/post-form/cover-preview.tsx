import { useEffect, useState } from "react";
import { mediaPath, type Picture } from "#api/media.ts";
import styles from "./cover-preview.module.css";

interface CoverPreviewProps {
  chosen: Blob | null;
  current: Picture | null;
  category: string;
}

/** How the cover will look: the chosen file, the stored picture, or else the category's. */
export function CoverPreview({ chosen, current, category }: CoverPreviewProps) {
  const address = useObjectAddress(chosen);
  const stored = current ? mediaPath(current.hash, 640, "jpeg") : null;
  const src = address ?? stored;
  if (src !== null) return <img src={src} alt="" className={styles.picture} />;
  const standIn = `/pictures/categories/${category.toLowerCase()}.svg`;
  return <img src={standIn} alt="" className={`${styles.picture} ${styles.standIn}`} />;
}

/** An address under which a file of this page can be shown. */
function useObjectAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}
