import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useMessages } from "#i18n/page-language.tsx";

/** From here on the limit matters. */
const near = 500;
/** Who listens is told at each of these steps, not at each letter. */
const step = 100;

/** How much more fits, once it is not much. */
export function CharactersLeft({ left }: { left: number }) {
  const { contact } = useMessages();
  const isNear = left <= near;
  return (
    <>
      {isNear && <span aria-hidden="true">{contact.charactersLeft(left)}</span>}
      <VisuallyHidden role="status">
        {isNear && contact.charactersLeft(Math.ceil(left / step) * step)}
      </VisuallyHidden>
    </>
  );
}
