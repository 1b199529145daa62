import { mediaPath, type PictureWidth } from "#api/media.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";

interface PictureImageProps {
  picture: Pick<LibraryPicture, "hash" | "width" | "height" | "isAnimated">;
  focal?: LibraryPicture["focal"];
  wanted?: PictureWidth;
}

/** A small one without movement; no alternative text, because its name is beside it. */
export function PictureImage({ picture, focal, wanted = 320 }: PictureImageProps) {
  const { hash, width, height, isAnimated } = picture;
  return (
    <img
      src={mediaPath(hash, wanted, isAnimated ? "jpeg" : "webp")}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={focal && { objectPosition: `${focal.x}% ${focal.y}%` }}
    />
  );
}
