interface DrawingProps {
  /** Of a drawn picture, whose field is always the same, for example `/pictures/places/lima.svg`. */
  src: string;
  /** A small square of it, shown instead where cards are rows (below 48rem, but for very large letters). */
  thumb?: string;
  alt: string;
  /** For the one picture that the visitor sees first: fetched at once and before others. */
  first?: boolean;
  draggable?: boolean;
  className?: string;
}

/** A drawn picture; its place is kept while it loads. */
export function Drawing({ thumb, alt, first = false, ...img }: DrawingProps) {
  const drawing = (
    <img
      {...img}
      alt={alt}
      width={1200}
      height={750}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
  if (thumb === undefined) return drawing;
  return (
    <picture>
      <source media="(20rem <= width < 48rem)" type="image/avif" srcSet={thumb} width={208} height={208} />
      {drawing}
    </picture>
  );
}
