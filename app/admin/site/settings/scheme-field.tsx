import type { CSSProperties, ReactNode } from "react";
import { surfaces, type BrandShades, type Scheme } from "#api/settings/brand-colours.ts";
import styles from "./scheme-field.module.css";

interface SchemeFieldProps {
  scheme: Scheme;
  /** The page's own where they are left out. */
  shades?: BrandShades;
  /** Whether it only shows how something looks. */
  isSample?: boolean;
  children: ReactNode;
}

/** A piece of a page as it looks in one of the schemes, whichever the reader of this page has. */
export function SchemeField({ scheme, shades, isSample = false, children }: SchemeFieldProps) {
  const { ground, ink } = surfaces[scheme];
  // The tokens have taken the scheme of the whole page already. Safe cast: React sets custom properties too.
  const look = {
    "--ground": ground,
    "--ink": ink,
    ...(shades && {
      "--accent": shades.accent,
      "--accent-strong": shades.accentStrong,
      "--on-accent": shades.onAccent,
    }),
  } as CSSProperties;
  return (
    <div aria-hidden={isSample || undefined} className={`${styles.field} ${styles[scheme]}`} style={look}>
      {children}
    </div>
  );
}
