import { useState } from "react";
import type { Drawing } from "#api/admin/media-library.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { foldText } from "#app/ui/fold-text.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import { locales } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { DrawingField } from "./drawing-field.tsx";
import { DrawingImage } from "./drawing-image.tsx";
import { useDrawings } from "./use-drawings.ts";
import items from "../../../ui/forms/item-fields.module.css";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./drawings-view.module.css";

/** All drawings of the guide by their names; any can be replaced. */
export function DrawingsView({ upload }: { upload: SendPicture }) {
  const texts = useAdminMessages().media.drawings;
  const loaded = useDrawings();
  const [query, setQuery] = useState("");
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const found = loaded.data?.filter(({ name, pages, picture, isDrawn }) => {
    // An own page without a picture gets one where it is written.
    if (!picture && !isDrawn) return false;
    const text = foldText([name, ...pages].join(" "));
    return words.every((word) => text.includes(word));
  });
  return (
    <section className={list.section} aria-label={texts.title}>
      <p>{texts.intro}</p>
      <Field label={texts.search}>
        {(control) => (
          <input {...control} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        )}
      </Field>
      <QueryState query={loaded} texts={texts} />
      <p role="status" className={list.status}>
        {found && (found.length > 0 ? texts.found(found.length) : texts.none)}
      </p>
      <ul className={items.items}>
        {found?.map((drawing) => (
          <DrawingItem
            key={drawing.id}
            drawing={drawing}
            upload={upload}
            onChanged={() => loaded.refetch()}
          />
        ))}
      </ul>
    </section>
  );
}

interface DrawingItemProps {
  drawing: Drawing;
  upload: SendPicture;
  onChanged: () => Promise<unknown>;
}

function DrawingItem(props: DrawingItemProps) {
  const { drawing } = props;
  const texts = useAdminMessages().media.drawings;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, pages, picture } = drawing;
  return (
    <li className={items.item}>
      <div className={items.head}>
        <DrawingImage drawing={drawing} className={styles.thumb} />
        <span className={items.name}>
          {name} {picture && <Chip isMarked>{texts.photograph}</Chip>}
          <small className={styles.places}>
            {[
              id.startsWith("pages/") && texts.atHead,
              pages.length > 0 && texts.shownOn(new Intl.ListFormat(locales[language]).format(pages)),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </span>
        <Button
          kind="quiet"
          small
          aria-expanded={isOpen}
          aria-label={texts.changeNamed(name)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.change}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.opened}>
          <DrawingField {...props} />
        </div>
      )}
    </li>
  );
}
