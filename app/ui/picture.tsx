/** One format in which a picture is offered, for example `image/avif`. */
interface PictureSource {
  type: string;
  srcSet: string;
}

interface PictureProps {
  /** The smallest format first: a browser takes the first that it knows. */
  sources: PictureSource[];
  src: string;
  srcSet?: string;
  /** How wide the picture is shown, as the `sizes` of an `img`. */
  sizes: string;
  /** Of the picture itself in pixels; they keep its place while it loads. */
  width: number;
  height: number;
  alt: string;
  /** For the one picture that the visitor sees first: fetched at once and before others. */
  first?: boolean;
  className?: string;
}

export function Picture({ sources, sizes, first = false, alt, className, ...img }: PictureProps) {
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...img}
        alt={alt}
        sizes={img.srcSet && sizes}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
