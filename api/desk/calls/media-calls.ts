import { deskPaths } from "#api/desk/desk-paths.ts";
import type { LibraryPage, LibraryPicture, LibraryQuery, PictureDetails } from "#api/desk/media-library.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";

export function mediaCalls(call: Call) {
  return {
    listPictures: (query: LibraryQuery = {}) => call<LibraryPage>(withQuery(deskPaths.media, query)),
    readPicture: (hash: string) => call<LibraryPicture>(deskPaths.picture({ hash })),
    addPicture(file: Blob, name: string) {
      const body = new FormData();
      body.set("name", name);
      body.set("file", file);
      return call<LibraryPicture>(deskPaths.media, { method: "POST", body });
    },
    describePicture: (hash: string, details: PictureDetails) =>
      call<LibraryPicture>(deskPaths.picture({ hash }), withBody("PUT", details)),
    removePicture: (hash: string) => call<object>(deskPaths.picture({ hash }), { method: "DELETE" }),
    /** Wherever the first is shown, the second takes its place. */
    replacePicture: (hash: string, by: string) =>
      call<{ posts: number }>(deskPaths.pictureReplacement({ hash }), withBody("POST", { by })),
  };
}
