import type { CSSProperties } from "react";
import {
  brandColours,
  drawnColours,
  schemes,
  type BrandShades,
  type Scheme,
} from "#api/settings/brand-colours.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "./colour-sample.module.css";

/** How a colour looks to readers; of an empty one, the colours that come with the site. */
export function ColourSample({ colour }: { colour: string }) {
  const { sample: texts } = useAdminMessages().siteSettings.brand;
  const colours = colour === "" ? drawnColours : brandColours(colour);
  return (
    <div className={styles.samples}>
      {schemes.map((scheme) => {
        const { accent } = colours[scheme];
        return (
          <figure key={scheme} className={styles.sample} style={lookOf(scheme, colours[scheme])}>
            <div aria-hidden="true" className={styles.page}>
              <p className={styles.title}>{texts.title}</p>
              <p className={styles.link}>{texts.link}</p>
              <p className={styles.buttons}>
                <span className={styles.button}>{texts.button}</span>
                <span className={`${styles.button} ${styles.pointed}`}>{texts.pointed}</span>
              </p>
            </div>
            <figcaption>
              {texts.shown[scheme](accent)} {colour !== "" && accent !== colour && texts.moved[scheme]}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** Gives an element a scheme and shades of its own. */
function lookOf(colorScheme: Scheme, { accent, accentStrong, onAccent }: BrandShades): CSSProperties {
  // Safe cast: React sets custom properties too.
  return {
    colorScheme,
    "--accent": accent,
    "--accent-strong": accentStrong,
    "--on-accent": onAccent,
  } as CSSProperties;
}
