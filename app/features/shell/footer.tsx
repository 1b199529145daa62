import { Link } from "react-router";
import { adminPath, pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const { shell, site } = useMessages();
  const language = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div>
          <p className={styles.name}>{site.name}</p>
          <p className={styles.note}>{shell.footerNote}</p>
        </div>
        <nav aria-label={shell.footerMenu}>
          <ul className={styles.links}>
            <li>
              <Link to={pagePath("home", language)} className={styles.link}>
                {shell.home}
              </Link>
            </li>
            <li>
              <Link to={pagePath("blog", language)} className={styles.link}>
                {shell.blog}
              </Link>
            </li>
            <li>
              <Link to={adminPath(language)} className={styles.link}>
                {shell.admin}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
