import { kilometresPerUnit } from "#content/facts/map/project-place.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./map-ornaments.module.css";

export function MapOrnaments() {
  const { map } = useMessages().figures;
  return (
    <>
      {/* A caballito de totora: one kneels on the reeds, as off Huanchaco. */}
      <g transform="translate(30 316)" className={styles.boat}>
        <path d="M-19 1Q-2 9 10 2 16-2 18-13 23-3 14 6 0 15-19 1z" className={styles.reeds} />
        <path d="M-9 5l2 2M-2 6l1 4M6 4l1 4M12 0l3 3" />
        <path d="M-6 5Q-8-6-3-9 2-8 2-2L4 3z" className={styles.rider} />
        <circle cx="-2" cy="-12" r="2.6" className={styles.dark} />
        <path d="M-12-7 10-1M-25 9h9M-22 13h14M6 13h12" />
      </g>
      <g transform="translate(37 404)" className={styles.compass}>
        <circle r="17" />
        <path d="M-14-14 0-5 14-14 5 0 14 14 0 5-14 14-5 0z" className={styles.between} />
        <path d="M0-29 5-5 29 0 5 5 0 29-5 5-29 0-5-5z" className={styles.star} />
        <path d="M0-29V0L5-5zM29 0H0L5 5zM0 29V0L-5 5zM-29 0H0L-5-5z" className={styles.dark} />
        <text y="-33">{map.north}</text>
      </g>
      <Scale />
    </>
  );
}

/** The bar in kilometres, and each of its three fields in units of the map. */
const bar = 300;
const field = Math.round((bar / 3 / kilometresPerUnit) * 10) / 10;

function Scale() {
  const language = useLanguage();
  const { map } = useMessages().figures;
  return (
    <g transform="translate(34 556)" className={styles.scale}>
      <path d={`M0 0h${3 * field}v4H0z`} />
      <path d={`M0 0h${field}v4H0zM${2 * field} 0h${field}v4h-${field}z`} className={styles.dark} />
      <text y="17">{formatNumber(0, language)}</text>
      <text x={3 * field} y="17">
        {map.distance(formatNumber(bar, language))}
      </text>
    </g>
  );
}
