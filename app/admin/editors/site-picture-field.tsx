import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { PictureField } from "#app/admin/media/picture/picture-field.tsx";
import { uploadPicture } from "./upload-picture.ts";

/** The library's field in forms, where a new picture can be uploaded too. */
export const SitePictureField: PictureSlot = (props) => <PictureField {...props} upload={uploadPicture} />;
