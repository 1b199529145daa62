interface PictureSource {
  type: string;
  srcSet: string;
}

interface PictureProps {
  /** The smallest format first: a browser takes the first one it supports. */
  sources: PictureSource[];
  src: string;
  srcSet?: string;
  /** The `sizes` of an `img`. */
  sizes: string;
  /** Pixels; reserves the space while the picture loads. */
  width: number;
  height: number;
  alt: string;
  /** The part that stays visible where the picture is cropped, as `object-position`. */
  position?: string | undefined;
  /** The language of `alt`, if it is not the page's. */
  lang?: string | undefined;
  /** For the one picture of the first screen: loads at once and with high priority. */
  first?: boolean;
  className?: string;
}

export function Picture({ sources, sizes, first = false, alt, position, className, ...img }: PictureProps) {
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...img}
        alt={alt}
        sizes={img.srcSet && sizes}
        style={position === undefined ? undefined : { objectPosition: position }}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
