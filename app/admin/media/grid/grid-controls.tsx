import { useState } from "react";
import type { LibraryPage } from "#api/admin/media-library.ts";
import { mediaLimits } from "#api/admin/media-limits.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatBytes } from "#i18n/format/format-bytes.ts";
import type { ShownPart } from "#app/admin/media/library-query.ts";
import check from "../../../ui/forms/check-field.module.css";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./picture-grid.module.css";

interface GridControlsProps {
  shown: ShownPart;
  library: LibraryPage | undefined;
  /** Must be stable between renders. */
  onChange: (change: Partial<ShownPart>) => void;
}

/** Search and filter, with how many pictures there are and how much room they take. */
export function GridControls({ shown, library, onChange }: GridControlsProps) {
  const texts = useAdminMessages().media;
  const language = useLanguage();
  return (
    <>
      <div className={styles.ways}>
        <SearchField
          search={shown.search}
          label={texts.search}
          hint={texts.searchHint}
          maxLength={mediaLimits.search}
          onSearch={(search) => onChange({ search })}
        />
        <UnusedBox unused={shown.unused} onChange={onChange} />
      </div>
      <p role="status" className={list.status}>
        {library && (
          <>
            <strong>{texts.counted(library.count)}</strong>
            {" · "}
            {texts.stored(formatBytes(library.bytes, language))}
            {" · "}
            {texts.unusedCount(library.unusedCount)}
          </>
        )}
      </p>
    </>
  );
}

interface UnusedBoxProps {
  unused: boolean;
  onChange: (change: Partial<ShownPart>) => void;
}

/** Ticked at once: the page's address, which says what is shown, comes a moment later. */
function UnusedBox({ unused, onChange }: UnusedBoxProps) {
  const [isTicked, setTicked] = useState(unused);
  const [addressed, setAddressed] = useState(unused);
  if (addressed !== unused) {
    setAddressed(unused);
    setTicked(unused);
  }
  return (
    <label className={check.label}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          setTicked(target.checked);
          onChange({ unused: target.checked });
        }}
      />
      {useAdminMessages().media.unusedOnly}
    </label>
  );
}
