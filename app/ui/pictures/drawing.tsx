interface DrawingProps {
  /** For example `/pictures/places/lima.svg`; all are 8 : 5. */
  src: string;
  /** Its small square, shown below 48rem, where cards are rows; not with very large letters. */
  thumb?: string | undefined;
  alt: string;
  /** For the one picture of the first screen: loads at once and with high priority. */
  first?: boolean;
  draggable?: boolean;
  className?: string | undefined;
}

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
