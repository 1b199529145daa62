import { brandColours, drawnColours, schemes } from "#api/settings/brand-colours.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { SchemeField } from "./scheme-field.tsx";
import styles from "./colour-sample.module.css";
import fields from "./scheme-field.module.css";

/** How a colour looks to readers; of an empty one, the colours that come with the site. */
export function ColourSample({ colour }: { colour: string }) {
  const { sample: texts } = useAdminMessages().siteSettings.brand;
  const colours = colour === "" ? drawnColours : brandColours(colour);
  return (
    <div className={fields.fields}>
      {schemes.map((scheme) => {
        const shades = colours[scheme];
        const isMoved = colour !== "" && shades.accent !== colour;
        return (
          <figure key={scheme} className={styles.sample}>
            <SchemeField isSample scheme={scheme} shades={shades}>
              <p className={styles.title}>{texts.title}</p>
              <p className={styles.link}>{texts.link}</p>
              <p className={styles.buttons}>
                <span className={styles.button}>{texts.button}</span>
                <span className={`${styles.button} ${styles.pointed}`}>{texts.pointed}</span>
              </p>
            </SchemeField>
            <figcaption>
              {texts.shown[scheme](shades.accent)}
              {isMoved && ` ${texts.moved[scheme]}`}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
