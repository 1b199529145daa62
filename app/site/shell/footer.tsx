import { Link } from "react-router";
import { linkPrefetch } from "#app/ui/link-prefetch.ts";
import { owner } from "#content/facts/owner.ts";
import { adminPath, contactPath, feedPath, guidePages, toolPages, type Page } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PageLink } from "./page-link.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import styles from "./footer.module.css";

// The holidays are in the menu only.
const footerPages: Page[] = [
  "home",
  ...guidePages.filter((page) => page !== "holidays"),
  ...toolPages,
  "search",
  "blog",
];

export function Footer({ isAdmin }: { isAdmin: boolean }) {
  const { consent, shell, site } = useMessages();
  const language = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div>
          <p className={styles.name}>{site.name}</p>
          <p className={styles.note}>{shell.footerNote}</p>
          <SchemeSwitch />
        </div>
        <Contact />
        <div>
          <h2 className={styles.title}>{shell.follow}</h2>
          <ul>
            {owner.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} className={styles.link}>
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a href={feedPath(language)} type="application/atom+xml" className={styles.link}>
                {shell.feed}
              </a>
            </li>
          </ul>
        </div>
        <nav aria-labelledby="_pages" className={styles.pages}>
          <h2 id="_pages" className={styles.title}>
            {shell.footerMenu}
          </h2>
          <ul className={styles.columns}>
            {footerPages.map((page) => (
              <li key={page}>
                <PageLink page={page} className={styles.link} />
              </li>
            ))}
            <li>
              <Link to={adminPath(language)} reloadDocument={!isAdmin} className={styles.link}>
                {shell.admin}
              </Link>
            </li>
          </ul>
        </nav>
        <p className={styles.imprint}>
          <span>{`© ${owner.since} ${owner.company}`}</span>
          <PageLink page="privacy" className={styles.inline} />
          {/* The admin area asks for no consent. */}
          {!isAdmin && (
            <button type="button" className={styles.settings} data-own="" data-consent-settings="">
              {consent.settings}
            </button>
          )}
          <span>
            {shell.builtBy}{" "}
            <a href={owner.builder.url} className={styles.inline}>
              {owner.builder.name}
            </a>
          </span>
        </p>
      </div>
    </footer>
  );
}

function Contact() {
  const { contact, shell } = useMessages();
  const language = useLanguage();
  return (
    <section aria-labelledby="_contact">
      <h2 id="_contact" className={styles.title}>
        {shell.contact}
      </h2>
      <p className={styles.company}>{owner.company}</p>
      <p>
        <Link to={contactPath(language)} prefetch={linkPrefetch()} className={styles.link}>
          {contact.title}
        </Link>
      </p>
      <dl className={styles.details}>
        <dt>{shell.address}</dt>
        <dd>{owner.address}</dd>
        <dt>{shell.phone}</dt>
        <dd>
          <a href={`tel:${owner.phone.replace(/[^+\d]/g, "")}`} className={styles.link}>
            {owner.phone}
          </a>
        </dd>
        <dt>{shell.website}</dt>
        <dd>
          <a href={owner.website} className={styles.link}>
            {new URL(owner.website).host}
          </a>
        </dd>
      </dl>
    </section>
  );
}
