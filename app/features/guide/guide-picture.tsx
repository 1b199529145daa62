import type { GuideSection } from "#content/guide-page.ts";

interface GuidePictureProps {
  picture: NonNullable<GuideSection["picture"]>;
  /** For the one picture that is seen first. */
  first?: boolean;
  className?: string;
}

/** A drawn picture; all of them have the same field. */
export function GuidePicture({ picture: { id, alt }, first = false, className }: GuidePictureProps) {
  return (
    <img
      src={`/pictures/${id}.svg`}
      alt={alt}
      width={1200}
      height={750}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
}
