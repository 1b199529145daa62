import { useState } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { mediaLimits, mediaPageSize } from "#api/admin/media-limits.ts";
import { Pager } from "#app/ui/lists/pager.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { queryOf } from "#app/admin/media/library-query.ts";
import { PictureImage } from "#app/admin/media/picture-image.tsx";
import { pictureName } from "#app/admin/media/picture-name.ts";
import { useLibrary } from "#app/admin/media/use-library.ts";
import styles from "./picture-chooser.module.css";

interface PictureChooserProps {
  /** All are when it is left out. */
  isOffered?: (picture: LibraryPicture) => boolean;
  onChosen: (picture: LibraryPicture) => void;
}

/** One of the stored pictures, found by its words. */
export function PictureChooser({ isOffered, onChosen }: PictureChooserProps) {
  const texts = useAdminMessages().media;
  const language = useLanguage();
  const [shown, setShown] = useState({ search: "", unused: false, page: 1 });
  const loaded = useLibrary(queryOf(shown));
  const library = loaded.data;
  const pictures = library?.pictures.filter((picture) => isOffered?.(picture) ?? true);
  return (
    <section className={styles.chooser} aria-label={texts.replace.choose}>
      <SearchField
        search={shown.search}
        label={texts.search}
        hint={texts.searchHint}
        maxLength={mediaLimits.search}
        onSearch={(search) => setShown({ ...shown, search, page: 1 })}
      />
      <QueryState query={loaded} texts={texts} />
      {pictures?.length === 0 && <p role="status">{texts.none}</p>}
      <ul className={styles.grid}>
        {pictures?.map((picture) => (
          <li key={picture.hash}>
            <button type="button" className={styles.choice} onClick={() => onChosen(picture)}>
              <PictureImage picture={picture} focal={picture.focal} />
              <span>{pictureName(picture, language, texts.unnamed)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager
        perPage={mediaPageSize}
        words={texts}
        locale={locales[language]}
        page={shown.page}
        total={library?.count ?? 0}
        onPage={(page) => setShown({ ...shown, page })}
      />
    </section>
  );
}
