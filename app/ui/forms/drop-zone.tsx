import { useState, type ReactNode } from "react";
import styles from "./drop-zone.module.css";

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped on it. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut: the file picker inside does the same for everybody
    <div
      className={isDraggedOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsDraggedOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
