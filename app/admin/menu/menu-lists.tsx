import { useId, useState } from "react";
import type { Step } from "#app/ui/buttons/step-buttons.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { MenuGroup, MenuLine, MenuPlace, OwnPagePlace } from "#i18n/site-menu.ts";
import { moveGroup, moveLine, sendLine, turnLine } from "./menu-changes.ts";
import { MenuPlaceList } from "./menu-place-list.tsx";
import { MenuRow } from "./menu-row.tsx";
import type { MenuFormState } from "./use-menu-form.ts";
import styles from "./menu.module.css";

/** Each place of menu and footer with its pages, and the owner's pages that stand in none. */
export function MenuLists({ form }: { form: MenuFormState }) {
  const { siteMenu: texts } = useAdminMessages();
  const { menu, ownPages, change } = form;
  const namePlace = usePlaceNames();
  const { nameOf, isSeen } = usePageNames(ownPages);
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<OwnPagePlace>>(new Set<OwnPagePlace>(["menu"]));
  const idOf = (page: MenuLine["page"], place: OwnPagePlace) =>
    `${id}-${place === "footer" && !isOwnPage(page) ? "footer" : "header"}-${page}`;

  function send({ page }: MenuLine, to: OwnPagePlace): void {
    // A page of the site that goes to the footer leaves its hidden line where it was.
    if (to !== "footer" || isOwnPage(page)) setOpen(new Set(open).add(to));
    change(sendLine(menu, page, to), `${idOf(page, "menu")}-place`, texts.sent(nameOf(page), namePlace(to)));
  }

  function step(line: MenuLine, place: MenuPlace, by: Step): void {
    const at = menu.lines[place].findIndex(({ page }) => page === line.page) + by + 1;
    const control = `${idOf(line.page, place)}-${by < 0 ? "up" : "down"}`;
    change(
      moveLine(menu, place, line.page, by),
      control,
      texts.moved(nameOf(line.page), at, menu.lines[place].length),
    );
  }

  const rowOf = (line: MenuLine, place: OwnPagePlace) => ({
    line,
    place,
    name: nameOf(line.page),
    id: idOf(line.page, place),
    isSeen: isSeen(line.page),
    placeName: namePlace,
    onSend: (to: OwnPagePlace) => send(line, to),
  });

  const listOf = (place: MenuPlace) => (
    <MenuPlaceList
      key={place}
      name={namePlace(place)}
      lines={menu.lines[place]}
      isOpen={open.has(place)}
      onToggle={(isOpen) => {
        const places = new Set(open);
        if (isOpen) places.add(place);
        else places.delete(place);
        setOpen(places);
      }}
      group={isGroup(place) ? stepsOfGroup(place) : null}
    >
      {menu.lines[place].map((line, index, all) => (
        <MenuRow
          key={line.page}
          {...rowOf(line, place)}
          steps={{
            isFirst: index === 0,
            isLast: index === all.length - 1,
            onStep: (by) => step(line, place, by),
          }}
          onTurn={() =>
            change(
              turnLine(menu, place, line.page),
              "",
              line.isHidden ? texts.shown(nameOf(line.page)) : texts.wasHidden(nameOf(line.page)),
            )
          }
        />
      ))}
    </MenuPlaceList>
  );

  function stepsOfGroup(group: MenuGroup) {
    const at = menu.groups.indexOf(group);
    return {
      id: `${id}-${group}`,
      isFirst: at === 0,
      isLast: at === menu.groups.length - 1,
      onStep: (by: Step) =>
        change(
          moveGroup(menu, group, by),
          `${id}-${group}-${by < 0 ? "up" : "down"}`,
          texts.moved(namePlace(group), at + by + 1, menu.groups.length),
        ),
    };
  }

  const placed = new Set<string>(Object.values(menu.lines).flatMap((lines) => lines.map(({ page }) => page)));
  const unplaced = ownPages.filter(({ page }) => !placed.has(page));
  return (
    <div className={styles.places}>
      {listOf("menu")}
      {menu.groups.map(listOf)}
      {listOf("footer")}
      {unplaced.length > 0 && (
        <section aria-labelledby={`${id}-nowhere`} className={styles.place}>
          <h2 id={`${id}-nowhere`} className={styles.name}>
            {texts.nowhereTitle}
          </h2>
          <ul className={styles.rows}>
            {unplaced.map(({ page }) => (
              <MenuRow
                key={page}
                {...rowOf({ page, isHidden: false }, "nowhere")}
                steps={null}
                onTurn={() => {}}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
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

function usePageNames(ownPages: MenuFormState["ownPages"]) {
  const { pages } = useMessages();
  const language = useLanguage();
  const own = (page: MenuLine["page"]) => ownPages.find((one) => one.page === page);
  return {
    nameOf(page: MenuLine["page"]): string {
      if (!isOwnPage(page)) return pages[page].name;
      const { titles = {}, path = page } = own(page) ?? {};
      return titles[language] ?? Object.values(titles)[0] ?? path;
    },
    isSeen: (page: MenuLine["page"]) => !isOwnPage(page) || own(page)?.titles[language] !== undefined,
  };
}
