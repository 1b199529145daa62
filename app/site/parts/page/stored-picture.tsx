import type { ComponentProps } from "react";
import { pictureFormats } from "#api/media.ts";
import type { Picture as Stored } from "#api/posts/posts.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { singleVariant, variantsOf } from "#api/post-html/picture-variants.ts";

interface StoredPictureProps extends Pick<
  ComponentProps<typeof Picture>,
  "alt" | "lang" | "sizes" | "first" | "className"
> {
  picture: Stored;
}

/** A picture of the library: the browser chooses width and format, and what is cut off lies around its focal point. */
export function StoredPicture({ picture, ...shown }: StoredPictureProps) {
  const { width, height, focal } = picture;
  const modern = pictureFormats.filter((format) => format !== "jpeg");
  return (
    <Picture
      {...shown}
      sources={modern.map((format) => ({ type: `image/${format}`, srcSet: variantsOf(picture, format) }))}
      src={singleVariant(picture).path}
      srcSet={variantsOf(picture, "jpeg")}
      width={width}
      height={height}
      position={focal && `${focal.x}% ${focal.y}%`}
    />
  );
}
