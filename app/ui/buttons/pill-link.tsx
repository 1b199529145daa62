import { Link, type LinkProps } from "react-router";
import { linkPrefetch } from "./link-prefetch.ts";
import styles from "./pill-link.module.css";

/** Looks like a button; `quiet` for the less important of several. */
export function PillLink({ quiet = false, ...link }: Omit<LinkProps, "className"> & { quiet?: boolean }) {
  return (
    <Link
      prefetch={linkPrefetch()}
      {...link}
      className={quiet ? `${styles.link} ${styles.quiet}` : styles.link}
    />
  );
}
