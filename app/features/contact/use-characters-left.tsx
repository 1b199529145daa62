import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useMessages } from "#i18n/page-language.tsx";

/** From here on the limit matters. */
const near = 500;
/** Who listens is told at each of these steps, not at each letter. */
const step = 100;

/** How much more fits, once it is not much: what stands below the field, and what is read out meanwhile. */
export function useCharactersLeft(left: number) {
  const { contact } = useMessages();
  const isNear = left <= near;
  return {
    hint: isNear && contact.charactersLeft(left),
    announcement: (
      <VisuallyHidden role="status">
        {isNear && contact.charactersLeft(Math.ceil(left / step) * step)}
      </VisuallyHidden>
    ),
  };
}
