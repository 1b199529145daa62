import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useMessages } from "#i18n/page-language.tsx";

/** Characters left from which on the count is shown. */
const hintThreshold = 500;
/** Screen readers hear the count once per this number of characters. */
const announcementStep = 100;

export function useCharactersLeft(left: number) {
  const { contact } = useMessages();
  const isNear = left <= hintThreshold;
  return {
    hint: isNear && contact.charactersLeft(left),
    announcement: (
      <VisuallyHidden role="status">
        {isNear && contact.charactersLeft(Math.ceil(left / announcementStep) * announcementStep)}
      </VisuallyHidden>
    ),
  };
}
