import { useId, type MouseEvent } from "react";
import { mediaPath } from "#api/media.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { PictureImage } from "#app/admin/media/picture-image.tsx";
import styles from "./focal-point.module.css";

type Focal = LibraryPicture["focal"];

interface FocalPointProps {
  picture: LibraryPicture;
  focal: Focal;
  onFocal: (focal: Focal) => void;
}

/** The point that stays visible, set by a click or by two sliders, with what crops would show. */
export function FocalPoint({ picture, focal, onFocal }: FocalPointProps) {
  const texts = useAdminMessages().media.details;
  const id = useId();
  const { hash, width, height, isAnimated } = picture;

  function point({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect();
    onFocal({ x: percentOf(clientX - left, across), y: percentOf(clientY - top, down) });
  }

  return (
    <fieldset className={styles.focal} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{texts.focal}</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut: the sliders below do the same for everybody */}
      <div className={styles.picture} onClick={point}>
        <picture>
          {isAnimated && (
            <source media="(prefers-reduced-motion: reduce)" srcSet={mediaPath(hash, 1280, "jpeg")} />
          )}
          <img src={mediaPath(hash, 1280, "webp")} alt="" width={width} height={height} draggable={false} />
        </picture>
        <span
          aria-hidden="true"
          className={styles.mark}
          style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.focalHint}
      </p>
      <div className={styles.sliders}>
        <Slider label={texts.across} value={focal.x} onValue={(x) => onFocal({ ...focal, x })} />
        <Slider label={texts.down} value={focal.y} onValue={(y) => onFocal({ ...focal, y })} />
      </div>
      <figure className={styles.crops}>
        <figcaption>{texts.crops}</figcaption>
        {[styles.wide, styles.square, styles.tall].map((shape) => (
          <span key={shape} className={shape}>
            <PictureImage picture={picture} focal={focal} wanted={480} />
          </span>
        ))}
      </figure>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onValue: (value: number) => void;
}

function Slider({ label, value, onValue }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onValue(target.valueAsNumber)}
      />
      <output aria-hidden="true">{value}</output>
    </label>
  );
}

function percentOf(part: number, whole: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part / whole)));
}
