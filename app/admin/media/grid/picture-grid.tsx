import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import type { LibraryPage } from "#api/admin/media-library.ts";
import { mediaPageSize } from "#api/admin/media-limits.ts";
import { Pager } from "#app/ui/lists/pager.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { GridControls } from "./grid-controls.tsx";
import { changeShownPart, readShownPart, type ShownPart } from "#app/admin/media/library-query.ts";
import { isUnused } from "#app/admin/media/picture-name.ts";
import { PictureCard } from "./picture-card.tsx";
import { RemovalBar } from "./removal-bar.tsx";
import { useRemoval } from "./use-removal.ts";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./picture-grid.module.css";

interface PictureGridProps {
  loaded: UseQueryResult<LibraryPage>;
}

/** A page of the pictures; those that no post shows can be removed together. */
export function PictureGrid({ loaded }: PictureGridProps) {
  const texts = useAdminMessages().media;
  const language = useLanguage();
  const [shown, change] = useShownPart();
  // Safe cast: a picture's page sets it.
  const state = useLocation().state as { from?: string; isRemoved?: boolean } | null;
  // Browsers keep the state for a reload and for Back, when it is no news any more.
  const wasOneRemoved = useNavigationType() === "REPLACE" && state?.isRemoved === true;
  const top = useRef<HTMLElement>(null);
  const { data: library, isPlaceholderData, refetch } = loaded;
  const pictures = library?.pictures ?? [];
  const unused = pictures.filter(isUnused).map(({ hash }) => hash);
  const removal = useRemoval({ removable: unused, onRemoved: () => void refetch(), wasOneRemoved });
  return (
    <section ref={top} tabIndex={-1} className={list.section} aria-label={texts.title}>
      <GridControls shown={shown} library={library} onChange={change} />
      <QueryState query={loaded} texts={texts} />
      <RemovalBar removal={removal} removable={unused} />
      {library && pictures.length === 0 && (
        <p>{shown.search || shown.unused || shown.page > 1 ? texts.none : texts.empty}</p>
      )}
      <ul className={isPlaceholderData ? `${styles.grid} ${styles.waiting}` : styles.grid}>
        {pictures.map((picture) => (
          <PictureCard
            key={picture.hash}
            picture={picture}
            takesFocus={picture.hash === state?.from}
            isSelected={removal.selected.has(picture.hash)}
            onSelect={(isSelected) => removal.select([picture.hash], isSelected)}
          />
        ))}
      </ul>
      <Pager
        perPage={mediaPageSize}
        words={texts}
        locale={locales[language]}
        page={shown.page}
        total={library?.count ?? 0}
        onPage={(page) => {
          change({ page });
          top.current?.scrollIntoView();
          top.current?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

/** The part of the library that the address names, and how to show another one. */
function useShownPart() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: Partial<ShownPart>) =>
      setParams((former) => changeShownPart(former, next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [readShownPart(params), change] as const;
}
