import type { Drawing } from "#api/admin/media-library.ts";
import { mediaPath } from "#api/media.ts";

interface DrawingImageProps {
  drawing: Pick<Drawing, "id" | "picture" | "isDrawn">;
  className: string | undefined;
}

/** A picture as readers see it; no alternative text, because its name is beside it. */
export function DrawingImage({ drawing: { id, picture, isDrawn }, className }: DrawingImageProps) {
  const focal = picture?.focal;
  if (!picture && !isDrawn) return null;
  return (
    <img
      // The address alone may still show what stood there before: a browser keeps it for an hour.
      src={picture ? mediaPath(picture.hash, 640, "webp") : `/pictures/${id}.svg?drawing`}
      alt=""
      width={1200}
      height={750}
      loading="lazy"
      decoding="async"
      className={className}
      style={focal && { objectPosition: `${focal.x}% ${focal.y}%` }}
    />
  );
}
