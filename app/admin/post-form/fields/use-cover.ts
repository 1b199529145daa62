import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { ChosenCover } from "#app/admin/post-form/chosen-cover.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import { isBlank, isStarted, textField } from "#app/admin/post-form/store/post-fields.ts";
import type { errorActions } from "#app/admin/post-form/save/error-actions.ts";
import { languages } from "#i18n/languages.ts";
import { useCoverCheck } from "./use-cover-check.ts";

interface CoverOptions {
  isNew: boolean;
  store: FormStore;
  errors: ReturnType<typeof errorActions>;
}

/** Choosing the cover: a file, which is looked at first, or a stored picture. */
export function useCover({ isNew, store, errors }: CoverOptions) {
  function take(cover: ChosenCover | null): void {
    errors.clear("cover");
    store.dispatch({ type: "cover chosen", cover });
  }
  const check = useCoverCheck({
    isNew,
    onChosen: take,
    onRefused: (error) => errors.add("cover", error),
  });
  return {
    ...check,
    /** With what the library says of it, in languages that have a text and say nothing of the cover themselves. */
    chooseStored({ hash, width, height, name, focal, alts }: LibraryPicture): void {
      check.cancel();
      take({ hash, width, height, name, focal });
      const { fields } = store.newest();
      for (const language of languages) {
        const field = textField(language, "coverAlt");
        const value = alts[language];
        if (value !== undefined && isStarted(fields, language) && isBlank(field, fields))
          store.dispatch({ type: "written", name: field, value });
      }
    },
  };
}
