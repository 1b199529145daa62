import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { findPages, type Place } from "./find-pages.ts";
import type { Section } from "./sections.ts";
import { useFoundPosts } from "./use-found-posts.ts";
import "#app/ui/dialogs/dialog.css";
import listbox from "../../ui/forms/listbox.module.css";
import field from "../../ui/forms/field.module.css";
import styles from "./palette.module.css";

interface PaletteProps {
  /** The sections that the account may open. */
  sections: readonly Section[];
  onClose: () => void;
}

/** Leads to any post or page by a few letters of its name. */
export function Palette({ sections, onClose }: PaletteProps) {
  const { palette: texts, ...names } = useAdminMessages().adminLayout;
  const { pages } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** Enter was pressed before everything was found. */
  const isWanted = useRef(false);
  const found = useFoundPosts(typed, language, texts.untitled);
  const places = findPages(typed, language, sections, { ...names, pages });
  const groups = [
    { name: texts.posts, places: found.posts },
    { name: texts.pages, places: places.sections },
    { name: texts.site, places: places.site },
  ].filter((group) => group.places.length > 0);
  const all = groups.flatMap((group) => group.places);
  const chosen = all[Math.min(active, all.length - 1)];
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: "nearest" });
  }, [chosen, id]);

  function go({ path, isPublic }: Place): void {
    dialog.current?.close();
    // Public pages are another document: they do not load the admin area.
    if (isPublic) window.location.assign(path);
    else void navigate(path);
  }
  useEffect(() => {
    if (!isWanted.current || found.isSearching) return;
    isWanted.current = false;
    if (chosen && !found.hasFailed) go(chosen);
  });

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, all.length - 1) + step + all.length) % all.length);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // While the search still runs, Enter waits for its result, unless an arrow key has chosen an entry.
      if (found.isSearching && active === 0) isWanted.current = true;
      else if (chosen) go(chosen);
    }
  }

  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} className={styles.palette} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.title}
      </h2>
      <input
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        className={field.control}
        aria-label={texts.label}
        placeholder={texts.hint}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          isWanted.current = false;
        }}
        onKeyDown={press}
      />
      <PlaceList id={id} groups={groups} chosen={chosen} onPress={press} onGo={go} />
      {found.hasFailed && <p role="alert">{texts.failed}</p>}
      <p role="status" className={listbox.status}>
        {found.isSearching ? texts.searching : all.length > 0 ? texts.found(all.length) : texts.none}
      </p>
      <p className={listbox.status}>{texts.keys}</p>
    </dialog>
  );
}

interface PlaceListProps {
  /** The beginning of all ids. */
  id: string;
  groups: { name: string; places: Place[] }[];
  chosen: Place | undefined;
  onPress: (event: KeyboardEvent) => void;
  onGo: (place: Place) => void;
}

/** The places that were found, by kind. */
function PlaceList({ id, groups, chosen, onPress, onGo }: PlaceListProps) {
  const { title } = useAdminMessages().adminLayout.palette;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={title} className={styles.list}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <p aria-hidden="true" className={listbox.group}>
            {group.name}
          </p>
          {group.places.map((place) => (
            <div
              key={place.id}
              id={`${id}-${place.id}`}
              role="option"
              aria-selected={place === chosen}
              tabIndex={-1}
              onKeyDown={onPress}
              lang={place.lang}
              className={listbox.option}
              onClick={() => onGo(place)}
            >
              {place.name}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
