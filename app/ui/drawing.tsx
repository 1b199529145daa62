interface DrawingProps {
  /** Of a drawn picture, whose field is always the same, for example `/pictures/places/lima.svg`. */
  src: string;
  alt: string;
  /** For the one picture that the visitor sees first: fetched at once and before others. */
  first?: boolean;
  draggable?: boolean;
  className?: string;
}

/** A drawn picture; its place is kept while it loads. */
export function Drawing({ alt, first = false, ...img }: DrawingProps) {
  return (
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
}
