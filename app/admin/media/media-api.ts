import type { AdminClient } from "#api/admin/admin-client.ts";
import type { SendPicture } from "./uploads/use-uploads.ts";

export type MediaApi = Pick<
  AdminClient,
  "listPictures" | "readPicture" | "describePicture" | "removePicture" | "replacePicture"
>;

export interface MediaLibraryProps {
  /** Must be stable between renders, as must `handleSessionLoss`. */
  api: MediaApi;
  upload: SendPicture;
  /** Called when readers see a picture another way. */
  onChanged: () => void;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}
