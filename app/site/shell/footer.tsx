import { answeredBy } from "#app/site/parts/answered-by.ts";
import { Fragment } from "react";
import { useSiteDetails } from "#app/site/parts/use-site-details.ts";
import { socialPages } from "#app/site/parts/social-pages.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import type { SiteDetails } from "#api/settings/site-details.ts";
import { adminPath, contactPath } from "#i18n/addresses.ts";
import { feedPath } from "#i18n/site/file-addresses.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { MenuLinks } from "./header/menu-links.tsx";
import { PageLink } from "./page-link.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import styles from "./footer.module.css";

/** The year in which the site was first published. */
const since = 2026;

export function Footer({ isAdmin }: { isAdmin: boolean }) {
  const { shell, site } = useMessages();
  const language = useLanguage();
  const note = useSiteDetails()?.footerNote ?? shell.footerNote;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div>
          <p className={styles.name}>{site.name}</p>
          {note && <p className={styles.note}>{note}</p>}
          <SchemeSwitch />
        </div>
        <Contact />
        <Follow />
        <nav aria-labelledby="_pages" className={styles.pages}>
          <h2 id="_pages" className={styles.title}>
            {shell.footerMenu}
          </h2>
          <ul className={styles.columns}>
            <MenuLinks place="footer" className={styles.link} />
            <li>
              <SiteLink
                to={adminPath(language)}
                prefetch="none"
                reloadDocument={!isAdmin}
                className={styles.link}
              >
                {shell.admin}
              </SiteLink>
            </li>
          </ul>
        </nav>
        <Imprint isAdmin={isAdmin} />
      </div>
    </footer>
  );
}

function Contact() {
  const { contact, shell } = useMessages();
  const language = useLanguage();
  const details = useSiteDetails();
  const rows = details ? contactRows(details, shell) : [];
  return (
    <section aria-labelledby="_contact">
      <h2 id="_contact" className={styles.title}>
        {shell.contact}
      </h2>
      {details?.company && <p className={styles.company}>{details.company}</p>}
      <p>
        <SiteLink to={contactPath(language)} className={styles.link}>
          {contact.title}
        </SiteLink>
      </p>
      {rows.length > 0 && (
        <dl className={styles.details}>
          {rows.map(({ name, text, href }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                {href ? (
                  <a href={href} className={styles.link}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
}

function Follow() {
  const { shell } = useMessages();
  const language = useLanguage();
  const details = useSiteDetails();
  return (
    <div>
      <h2 className={styles.title}>{shell.follow}</h2>
      <ul>
        {socialPages(details).map(({ name, url }) => (
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
  );
}

function Imprint({ isAdmin }: { isAdmin: boolean }) {
  const { consent, shell, site } = useMessages();
  const details = useSiteDetails();
  return (
    <p className={styles.imprint}>
      <span>{`© ${since} ${details?.company || site.name}`}</span>
      <PageLink page="privacy" className={styles.inline} />
      {/* The admin area asks for no consent. */}
      {!isAdmin && (
        <button type="button" className={styles.settings} {...answeredBy("consent")} value="settings">
          {consent.settings}
        </button>
      )}
      {details?.builderName && (
        <span>
          {shell.builtBy}{" "}
          {details.builderUrl ? (
            <a href={details.builderUrl} className={styles.inline}>
              {details.builderName}
            </a>
          ) : (
            details.builderName
          )}
        </span>
      )}
    </p>
  );
}

/** Lists what the owner has filled in. */
function contactRows(
  { address, phone, whatsapp, email, website }: SiteDetails,
  texts: Messages["shell"],
): { name: string; text: string; href?: string }[] {
  const rows = [
    { name: texts.address, text: address },
    { name: texts.phone, text: phone, href: `tel:${phone.replace(/[^+\d]/g, "")}` },
    { name: "WhatsApp", text: whatsapp, href: `https://wa.me/${whatsapp.replace(/\D/g, "")}` },
    { name: texts.email, text: email, href: `mailto:${email}` },
    { name: texts.website, text: URL.canParse(website) ? new URL(website).host : "", href: website },
  ];
  return rows.filter(({ text }) => text !== "");
}
