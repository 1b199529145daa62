import { useRef } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { noPicture, type PictureAttributes } from "#app/admin/text-editor/nodes/picture-attributes.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import type { Language } from "#i18n/languages.ts";
import { DescriptionFields } from "./picture-dialog.tsx";
import styles from "./picture-dialog.module.css";

export interface ChosenPicture {
  /** The same picture may be chosen twice. */
  key: number;
  attributes: Partial<PictureAttributes> & { src: string };
}

interface ChosenPicturesProps {
  chosen: readonly ChosenPicture[];
  labels: EditorLabels;
  /** The language of the text. */
  language: Language;
  /** Files may arrive meanwhile: what is changed are the pictures that there are by then. */
  onChange: (change: (now: ChosenPicture[]) => ChosenPicture[]) => void;
}

/** A look at the pictures of a gallery before they are in the text, in their order, each with what it shows. */
export function ChosenPictures({ chosen, labels, language, onChange }: ChosenPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  const { earlier, remove, ofPicture, chosen: label } = labels.blocks.galleryDialog;

  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className={styles.chosen}>
      {chosen.map((picture, index) => (
        <li key={picture.key}>
          <img src={picture.attributes.src} alt="" />
          <PictureWords
            {...{ picture, labels, language }}
            position={index + 1}
            onChange={(changed) =>
              onChange((now) => now.map((one) => (one.key === changed.key ? changed : one)))
            }
          />
          <span>
            {index > 0 && (
              <Button
                kind="quiet"
                small
                aria-label={ofPicture(earlier, index + 1)}
                onClick={() => onChange((now) => swapped(now, index))}
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
                onChange((now) => now.filter(({ key }) => key !== picture.key));
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

/** With the picture at a place before the one that stands before it. */
function swapped(pictures: ChosenPicture[], at: number): ChosenPicture[] {
  const pair = pictures.slice(at - 1, at + 1).toReversed();
  return [...pictures.slice(0, at - 1), ...pair, ...pictures.slice(at + 1)];
}

interface PictureWordsProps extends Pick<ChosenPicturesProps, "labels" | "language"> {
  picture: ChosenPicture;
  /** From 1. */
  position: number;
  onChange: (picture: ChosenPicture) => void;
}

/** Says what a picture shows, or that it only decorates; what is left open is asked about before publishing. */
function PictureWords({ picture, position, labels, language, onChange }: PictureWordsProps) {
  const { alt, isDecorative } = { ...noPicture, ...picture.attributes };
  const { pictureDialog, blocks } = labels;
  const { ofPicture } = blocks.galleryDialog;
  return (
    <div>
      <DescriptionFields
        label={ofPicture(pictureDialog.alternative, position)}
        decorative={ofPicture(blocks.pictureDialog.decorative, position)}
        lang={language}
        words={{ alt, isDecorative }}
        onChange={(words) => onChange({ ...picture, attributes: { ...picture.attributes, ...words } })}
      />
    </div>
  );
}
