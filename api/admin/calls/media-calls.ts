import { adminPaths } from "#api/admin/admin-paths.ts";
import type {
  Drawing,
  LibraryPage,
  LibraryPicture,
  LibraryQuery,
  PictureDetails,
  ReplacedDrawing,
} from "#api/admin/media-library.ts";
import type { Language } from "#i18n/languages.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";

export function mediaCalls(call: Call) {
  return {
    listPictures: (query: LibraryQuery = {}) => call<LibraryPage>(withQuery(adminPaths.media, query)),
    readPicture: (hash: string) => call<LibraryPicture>(adminPaths.picture({ hash })),
    addPicture(file: Blob, name: string) {
      const body = new FormData();
      body.set("name", name);
      body.set("file", file);
      return call<LibraryPicture>(adminPaths.media, { method: "POST", body });
    },
    describePicture: (hash: string, details: PictureDetails) =>
      call<LibraryPicture>(adminPaths.picture({ hash }), withBody("PUT", details)),
    removePicture: (hash: string) => call<object>(adminPaths.picture({ hash }), { method: "DELETE" }),
    /** Wherever the first is shown, the second takes its place. */
    replacePicture: (hash: string, by: string) =>
      call<{ posts: number }>(adminPaths.pictureReplacement({ hash }), withBody("POST", { by })),
    /** @param language of their names */
    listDrawings: (language: Language) => call<Drawing[]>(adminPaths.drawings({ language })),
    replaceDrawing: (language: Language, replaced: ReplacedDrawing) =>
      call<object>(adminPaths.drawings({ language }), withBody("PUT", replaced)),
  };
}
