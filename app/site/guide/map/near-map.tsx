import { nearBoard, projectNear } from "#content/facts/map/near-board.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { formatDistance } from "#i18n/format/format-amount.ts";
import { entriesOf } from "#i18n/typed-keys.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { placeNames } from "../trips/place-names.ts";
import colours from "./map-colours.module.css";
import { nearLands, type NearLand, type NearLandId } from "./near-lands.ts";
import styles from "./near-map.module.css";

interface NearMapProps {
  /** The place's page. */
  page: NearLandId;
  /** The names on the map; the first is in the middle of the circles. */
  names: Partial<Record<PlaceId, string>>;
}

/** A named point, in units of the map. */
interface NamedSpot {
  name: string;
  x: number;
  y: number;
}

const { width, height } = nearBoard;
const cut = { x: 4, y: 4, width: width - 8, height: height - 8 };

const dotRadius = 4.5;
/** Within which no name begins: a mountain is larger than a dot. */
const clear = 6.5;
const nameSize = 13;

/** Kilometres between circles: some of them fit beside a place in the middle of the map. */
const steps = [2, 5, 10, 20, 25, 50, 100, 200];
const stepPart = 0.3;
const circles = [1, 2, 3];

/** A map of the surroundings of a place, with circles of equal distance. */
export function NearMap({ page, names }: NearMapProps) {
  const language = useLanguage();
  const { nearMap } = useMessages().figures;
  const land = nearLands[page];
  const spots = entriesOf(names).map(([id, name]) => {
    const [x, y] = projectNear(land, [places[id].lat, places[id].lon]);
    return { name, x: round(x), y: round(y) };
  });
  const [middle, ...others] = spots;
  const unitsPerKilometre = width / land.width;
  const step = steps.findLast((kilometres) => kilometres <= land.width * stepPart) ?? land.width;
  const told = others.map(({ name, x, y }) => {
    const units = middle ? Math.hypot(x - middle.x, y - middle.y) : 0;
    return `${name} (${formatDistance(Math.round(units / unitsPerKilometre), language)})`;
  });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`${styles.map} ${colours.colours}`}
        role="img"
        aria-label={nearMap.label([middle?.name, ...told].join(", "))}
      >
        <Ground land={land} />
        {middle &&
          circles.map((count) => (
            <circle
              key={count}
              cx={middle.x}
              cy={middle.y}
              r={round(count * step * unitsPerKilometre)}
              className={styles.ring}
            />
          ))}
        <Names spots={spots} peaks={land.peaks ?? []} />
        {spots.map(({ name, x, y }) => (
          <circle
            key={name}
            cx={x}
            cy={y}
            r={dotRadius}
            className={name === middle?.name ? styles.middle : styles.dot}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>{nearMap.caption(formatDistance(step, language))}</figcaption>
    </figure>
  );
}

function Ground({ land: { peru, abroad, rivers, lake, peaks = [], zone } }: { land: NearLand }) {
  return (
    <>
      <path d={peru} className={styles.shore} />
      {abroad && <path d={abroad} className={styles.abroad} />}
      <path d={peru} className={`${styles.peru} ${styles[zone]}`} />
      {rivers && <path d={rivers} className={styles.rivers} />}
      {lake && <path d={lake} className={styles.lake} />}
      {peaks.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <path d="M0-9q-3 8-9 13 9 3 18 0-6-5-9-13z" className={styles.body} />
          <path d="M0-9-2.6-3.2-.7-4.4.3-2.8 1.6-4.7 2.6-3.4z" className={styles.snow} />
        </g>
      ))}
    </>
  );
}

function Names({ spots, peaks }: { spots: readonly NamedSpot[]; peaks: readonly NamedSpot[] }) {
  const marked = [...spots, ...peaks];
  const texts = marked.map(({ name }) => name);
  return (
    <g fontSize={nameSize} className={colours.names}>
      {placeNames(marked, texts, cut, nameSize, clear).map(({ x, y, anchor }, index) => (
        <text
          key={texts[index]}
          x={round(x)}
          y={round(y)}
          dy="0.36em"
          textAnchor={anchor}
          className={index < spots.length ? undefined : styles.peak}
        >
          {texts[index]}
        </text>
      ))}
    </g>
  );
}

/** Server and browser can differ in the last digits of a cosine. */
function round(units: number): number {
  return Math.round(units * 10) / 10;
}
