import { useRef } from "react";
import type { BlockLabels } from "#app/admin/text-editor/labels/block-labels.ts";
import type { StoredPicture } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import styles from "./picture-dialog.module.css";

export interface ChosenPicture {
  /** The same picture may be chosen twice. */
  key: number;
  attributes: Partial<StoredPicture> & { src: string };
}

interface ChosenPicturesProps {
  chosen: readonly ChosenPicture[];
  labels: BlockLabels["galleryDialog"];
  onChange: (chosen: ChosenPicture[]) => void;
}

/** A look at the pictures of a gallery before they are in the text, in their order. */
export function ChosenPictures({ chosen, labels, onChange }: ChosenPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  const { earlier, remove, ofPicture } = labels;

  function swapped(at: number): ChosenPicture[] {
    return [
      ...chosen.slice(0, at - 1),
      ...chosen.slice(at - 1, at + 1).toReversed(),
      ...chosen.slice(at + 1),
    ];
  }

  return (
    <ul ref={list} tabIndex={-1} aria-label={labels.chosen} className={styles.chosen}>
      {chosen.map(({ key, attributes }, index) => (
        <li key={key}>
          <img src={attributes.src} alt={attributes.alt ?? ""} />
          <span>
            {index > 0 && (
              <Button
                kind="quiet"
                small
                aria-label={ofPicture(earlier, index + 1)}
                onClick={() => onChange(swapped(index))}
              >
                {earlier}
              </Button>
            )}
            <Button
              kind="quiet"
              small
              aria-label={ofPicture(remove, index + 1)}
              onClick={() => {
                // The button goes with its picture.
                list.current?.focus();
                onChange(chosen.filter((one) => one.key !== key));
              }}
            >
              {remove}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
