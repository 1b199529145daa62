import type { ApiError } from "#api/errors/errors.ts";
import { languages } from "#i18n/languages.ts";
import { textField, textNames, type FormField } from "#app/admin/post-form/store/post-fields.ts";

/** The fields that the server refused (`textsWithinRights` in server/domain/posts/writing-rights.ts), by their names in the form. */
export function fieldsRefused({ fieldErrors }: ApiError): FormField[] {
  const paths = Object.keys(fieldErrors);
  const common = { szerzo: "author", category: "category", file: "cover" } as const;
  const refused = Object.entries(common).flatMap(([path, field]) => (paths.includes(path) ? [field] : []));
  const texts = languages
    .filter((language) =>
      paths.some((path) => path === `states.${language}` || path === `translations.${language}`),
    )
    .flatMap((language) => textNames.map((name) => textField(language, name)));
  return [...refused, ...texts];
}
