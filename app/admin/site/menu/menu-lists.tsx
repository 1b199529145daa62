import { useId, useState } from "react";
import type { AdminMenu } from "#api/settings/site-menu.ts";
import type { Step } from "#app/ui/buttons/step-buttons.tsx";
import { ArrangedRows } from "#app/ui/lists/arranged-row.tsx";
import { stepButtonId } from "#app/ui/lists/shift-item.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { MenuGroup, MenuLine, MenuPlace, OwnPagePlace } from "#i18n/site/site-menu.ts";
import { moveGroup, moveLine, sendLine, turnLine, unplacedPages } from "./menu-changes.ts";
import { MenuPlaceList } from "./menu-place-list.tsx";
import { MenuRow } from "./menu-row.tsx";
import type { MenuFormState } from "./use-menu-form.ts";
import styles from "./menu.module.css";

/** Each place of menu and footer with its pages, and the owner's pages that stand in none. */
export function MenuLists({ form }: { form: MenuFormState }) {
  const { groups } = form.value;
  const [open, setOpen] = useState<ReadonlySet<OwnPagePlace>>(new Set<OwnPagePlace>(["menu"]));
  const rows = useMenuRows(form, (to) => setOpen(new Set(open).add(to)));

  function toggle(place: MenuPlace, isOpen: boolean): void {
    const places = new Set(open);
    if (isOpen) places.add(place);
    else places.delete(place);
    setOpen(places);
  }

  return (
    <div className={styles.places}>
      {(["menu", ...groups, "footer"] as const).map((place) => (
        <PlaceLines
          key={place}
          place={place}
          form={form}
          rows={rows}
          isOpen={open.has(place)}
          onToggle={(isOpen) => toggle(place, isOpen)}
        />
      ))}
      <UnplacedPages form={form} rows={rows} />
    </div>
  );
}

interface RowsProps {
  form: MenuFormState;
  rows: ReturnType<typeof useMenuRows>;
}

interface PlaceLinesProps extends RowsProps {
  place: MenuPlace;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function PlaceLines({ place, form, rows, isOpen, onToggle }: PlaceLinesProps) {
  const { storedForm, siteMenu } = useAdminMessages();
  const texts = storedForm.rows;
  const { value: menu, change } = form;
  const { rowOf, placeName } = rows;
  const lines = menu.lines[place];
  const group = useGroupSteps(place, form, rows);

  function step(line: MenuLine, by: Step): void {
    const { id, name } = rowOf(line, place);
    const text = texts.moved(name, lines.indexOf(line) + by + 1, lines.length);
    change(moveLine(menu, place, line.page, by), text, stepButtonId(id, by));
  }

  function turn(line: MenuLine): void {
    const { name } = rowOf(line, place);
    change(
      turnLine(menu, place, line.page),
      line.isHidden ? siteMenu.wasPutBack(name) : siteMenu.wasTakenOut(name),
    );
  }

  return (
    <MenuPlaceList name={placeName(place)} lines={lines} isOpen={isOpen} onToggle={onToggle} group={group}>
      {lines.map((line, index) => (
        <MenuRow
          key={line.page}
          {...rowOf(line, place)}
          steps={{
            isFirst: index === 0,
            isLast: index === lines.length - 1,
            onStep: (by) => step(line, by),
          }}
          onTurn={() => turn(line)}
        />
      ))}
    </MenuPlaceList>
  );
}

function UnplacedPages({ form, rows }: RowsProps) {
  const { siteMenu: texts } = useAdminMessages();
  const id = useId();
  const unplaced = unplacedPages(form.value, form.stored.ownPages);
  if (unplaced.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.place}>
      <h2 id={id} className={styles.name}>
        {texts.nowhereTitle}
      </h2>
      <ArrangedRows>
        {unplaced.map((page) => (
          <MenuRow
            key={page}
            {...rows.rowOf({ page, isHidden: false }, "nowhere")}
            steps={null}
            onTurn={() => {}}
          />
        ))}
      </ArrangedRows>
    </section>
  );
}

/** How a page's row looks in each place. */
function useMenuRows({ value: menu, stored, change }: MenuFormState, onSent: (to: OwnPagePlace) => void) {
  const { siteMenu: texts } = useAdminMessages();
  const placeName = usePlaceNames();
  const { nameOf, unseenOf } = usePageNames(stored);
  const id = useId();
  const idOf = (page: MenuLine["page"], place: OwnPagePlace) =>
    `${id}-${place === "footer" && !isOwnPage(page) ? "footer" : "header"}-${page}`;

  function send(page: MenuLine["page"], to: OwnPagePlace): void {
    // A page of the site that goes to the footer leaves its hidden line where it was.
    if (to !== "footer" || isOwnPage(page)) onSent(to);
    change(sendLine(menu, page, to), texts.sent(nameOf(page), placeName(to)), `${idOf(page, "menu")}-place`);
  }

  const rowOf = (line: MenuLine, place: OwnPagePlace) => ({
    line,
    place,
    name: nameOf(line.page),
    id: idOf(line.page, place),
    unseen: unseenOf(line.page),
    placeName,
    onSend: (to: OwnPagePlace) => send(line.page, to),
  });
  return { rowOf, placeName };
}

/** Null where the place is no group: it keeps its place. */
function useGroupSteps(
  place: MenuPlace,
  { value: menu, change }: MenuFormState,
  { placeName }: RowsProps["rows"],
) {
  const texts = useAdminMessages().storedForm.rows;
  const id = useId();
  if (!isGroup(place)) return null;
  const at = menu.groups.indexOf(place);
  return {
    id,
    isFirst: at === 0,
    isLast: at === menu.groups.length - 1,
    onStep: (by: Step) =>
      change(
        moveGroup(menu, place, by),
        texts.moved(placeName(place), at + by + 1, menu.groups.length),
        stepButtonId(id, by),
      ),
  };
}

function isGroup(place: MenuPlace): place is MenuGroup {
  return place !== "menu" && place !== "footer";
}

function usePlaceNames(): (place: OwnPagePlace) => string {
  const { siteMenu: texts } = useAdminMessages();
  const { guide, guideGroups, tools } = useMessages().shell;
  return (place) => {
    if (place === "menu" || place === "footer" || place === "nowhere") return texts.places[place];
    return texts.inGuide(guide, place === "tools" ? tools : guideGroups[place]);
  };
}

function usePageNames({ ownPages, withdrawnPages }: Pick<AdminMenu, "ownPages" | "withdrawnPages">) {
  const { siteMenu: texts } = useAdminMessages();
  const { pages } = useMessages();
  const language = useLanguage();
  const own = (page: MenuLine["page"]) => ownPages.find((one) => one.page === page);
  return {
    nameOf(page: MenuLine["page"]): string {
      if (!isOwnPage(page)) return pages[page].name;
      const { titles = {}, path = page } = own(page) ?? {};
      return titles[language] ?? Object.values(titles)[0] ?? path;
    },
    unseenOf(page: MenuLine["page"]): string | false {
      if (!isOwnPage(page)) return withdrawnPages.some((one) => one === page) && texts.withdrawn;
      return own(page)?.titles[language] === undefined && texts.unseen;
    },
  };
}
