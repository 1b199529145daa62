import { pictureFormats } from "#api/media.ts";
import { singleVariant, variantsOf } from "#api/post-html/picture-variants.ts";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import type { Slide } from "#content/loading/slide.ts";
import styles from "./slide-picture.module.css";

interface SlidePictureProps {
  slide: Slide;
  first: boolean;
  className: string | undefined;
}

/** The drawing of a slide's place, or the owner's picture. */
export function SlidePicture({ slide: { id, alt, picture }, first, className }: SlidePictureProps) {
  if (!picture)
    return (
      <Drawing
        src={`/pictures/places/${id}.svg`}
        alt={alt}
        first={first}
        draggable={false}
        className={className}
      />
    );
  const { width, height, focal } = picture;
  const sizes = "(min-width: 60rem) 66vw, 100vw";
  const modern = pictureFormats.filter((format) => format !== "jpeg");
  return (
    <picture className={styles.whole}>
      {modern.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={variantsOf(picture, format)} sizes={sizes} />
      ))}
      <img
        src={singleVariant(picture).path}
        srcSet={variantsOf(picture, "jpeg")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}
