import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { contactAnchor } from "#i18n/addresses.ts";
import { useMessages } from "#i18n/page-language.tsx";
import type { ContactFormResult } from "./answer-contact-post.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  action: string;
  /** The result of a form that was posted without JavaScript and refused. */
  result: ContactFormResult | undefined;
  isSent: boolean;
}

export function Contact(props: ContactProps) {
  const { contact } = useMessages();
  return (
    <section className={styles.section} aria-labelledby={contactAnchor}>
      <h2 id={contactAnchor} ref={useHeadingFocusOnLink()} tabIndex={-1} className={styles.title}>
        {contact.title}
      </h2>
      <p className={styles.lead}>{contact.lead}</p>
      <Stamp />
      <ContactForm {...props} />
    </section>
  );
}

/** Moves the focus when a link on the same page leads here, as a browser does by itself without a router. */
function useHeadingFocusOnLink() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (hash === `#${contactAnchor}`) heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return heading;
}

function Stamp() {
  return (
    <div className={styles.post} aria-hidden="true">
      <div className={styles.stamp}>
        <Drawing src="/pictures/places/titicaca.svg" alt="" className={styles.picture} />
      </div>
      <svg viewBox="0 0 150 72" className={styles.postmark}>
        <circle cx="36" cy="36" r="33" />
        <circle cx="36" cy="36" r="22" />
        <path d="M24 42l7-12 5 8 4-6 8 10z" />
        <path d="M72 18q10-7 20 0t20 0 20 0 16-2M72 30q10-7 20 0t20 0 20 0 16-2M72 42q10-7 20 0t20 0 20 0 16-2M72 54q10-7 20 0t20 0 20 0 16-2" />
      </svg>
    </div>
  );
}
