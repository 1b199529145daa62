import { Link, type LinkProps } from "react-router";
import styles from "./pill-link.module.css";

/** A link that stands out as the way on; `quiet` when another one is louder. */
export function PillLink({ quiet = false, ...link }: Omit<LinkProps, "className"> & { quiet?: boolean }) {
  return (
    <Link prefetch="intent" {...link} className={quiet ? `${styles.link} ${styles.quiet}` : styles.link} />
  );
}
