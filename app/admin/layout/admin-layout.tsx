import { Fragment, useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { withoutLanguage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { LayoutAccount } from "./layout-account.tsx";
import { Palette } from "./palette.tsx";
import { sectionGroups, sections, type Section } from "./sections.ts";
import { keysOf } from "#i18n/typed-keys.ts";
import { countOf, useTodos } from "./use-todos.ts";
import { useOpenHere } from "./use-open-here.ts";
import { usePaletteKey } from "./use-palette-key.ts";
import styles from "./admin-layout.module.css";

interface AdminLayoutProps {
  /** Before a second factor is set up, where one is required, only the own account is open. */
  isForSetup: boolean;
  children: ReactNode;
}

/** Around every page of signed-in people: the sections, the palette, who is signed in, and the way out. */
export function AdminLayout({ isForSetup, children }: AdminLayoutProps) {
  const { may, isSignedIn } = useAdmin();
  const { adminLayout: texts } = useAdminMessages();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = usePhoneMenu(toggle);
  const palette = usePaletteKey(isSignedIn && !isForSetup);
  const shown = sections.filter(({ id, needs }) =>
    isForSetup ? id === "ownAccount" : needs === undefined || may.includes(needs),
  );

  return (
    <>
      <div className={styles.layout}>
        <div className={styles.side}>
          <div className={styles.bar}>
            <button
              ref={toggle}
              type="button"
              className={styles.toggle}
              aria-expanded={menu.isOpen}
              aria-controls={panelId}
              onClick={menu.isOpen ? menu.close : menu.open}
            >
              {texts.menu}
            </button>
            {!isForSetup && (
              <button
                type="button"
                className={styles.search}
                aria-keyshortcuts="Control+K Meta+K"
                onClick={palette.open}
              >
                {texts.palette.open} <kbd className={styles.key}>{texts.palette.key}</kbd>
              </button>
            )}
          </div>
          <div id={panelId} className={menu.isOpen ? `${styles.panel} ${styles.open}` : styles.panel}>
            <Sections shown={shown} hasTodos={!isForSetup} />
            <LayoutAccount />
          </div>
        </div>
        <div className={styles.page}>{children}</div>
      </div>
      {palette.isOpen && <Palette sections={shown} onClose={palette.close} />}
    </>
  );
}

/** The menu of a phone closes by Escape, and when another page is shown. */
function usePhoneMenu(toggle: RefObject<HTMLButtonElement | null>) {
  const menu = useOpenHere();
  const { isOpen } = menu;
  const closeByKey = useEffectEvent(() => {
    menu.close();
    toggle.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeByKey();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [isOpen]);
  return menu;
}

interface SectionsProps {
  shown: readonly Section[];
  /** Whether to count what waits there. */
  hasTodos: boolean;
}

/** The links to the sections, each with how much waits there. */
function Sections({ shown, hasTodos }: SectionsProps) {
  const { adminLayout: texts } = useAdminMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const todos = useTodos(hasTodos);
  const linkTo = ({ id, path, waits }: Section) => (
    <li key={id}>
      <Link
        to={path(language)}
        className={styles.section}
        aria-current={isAt(pathname, path(language)) ? "page" : undefined}
      >
        {texts.sections[id]}
        {countOf(waits, todos) > 0 && (
          <>
            {" "}
            <span className={styles.waiting}>{texts.waiting(countOf(waits, todos))}</span>
          </>
        )}
      </Link>
    </li>
  );
  return (
    <nav aria-label={texts.nav}>
      {keysOf(sectionGroups).map((group) => {
        const own = sectionGroups[group].filter((section) => shown.includes(section));
        return (
          own.length > 0 && (
            <Fragment key={group}>
              <p aria-hidden="true" className={styles.group}>
                {texts.groups[group]}
              </p>
              <ul aria-label={texts.groups[group]} className={styles.sections}>
                {own.map(linkTo)}
              </ul>
            </Fragment>
          )
        );
      })}
    </nav>
  );
}

/** Admin pages have addresses without a language, too. */
function isAt(pathname: string, path: string): boolean {
  return withoutLanguage(pathname) === withoutLanguage(path);
}
