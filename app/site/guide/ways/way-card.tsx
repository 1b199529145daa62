import { FactMonth } from "#app/site/parts/fact-page-link.tsx";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { DatedWords } from "#app/site/parts/drawn-facts.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { Line } from "#content/documents/line.ts";
import { recordFacts, type Facts } from "#content/facts/facts.ts";
import { bookAhead } from "#content/facts/itineraries/booking.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";
import { isWholeCar, minutesOf, priceOf, type WayOption } from "#content/facts/ways/way-options.ts";
import { formatPrice } from "#content/printing/format-price.ts";
import type { WayText, WayWords } from "#content/ways/load-way-words.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { formatTime } from "#i18n/format/format-date.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { MeansIcon } from "./means-icon.tsx";
import styles from "./way-card.module.css";

interface WayCardProps {
  option: WayOption;
  text: WayText;
  labels: WayWords["labels"];
  /** Minutes of the slowest way of the page. */
  longest: number;
}

/** One way of getting there: its time, when it is the right one, and all that one needs to take it. */
export function WayCard({ longest, ...props }: WayCardProps) {
  const { option, text } = props;
  const facts = useFacts();
  const { means } = useMessages().figures.trips;
  const used = meansOf(facts, option);
  const [least, most] = minutesOf(facts, option);
  const { time } = usePrintedWay(props);
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        {used.map((by) => (
          <MeansIcon key={by} by={by} />
        ))}
        <span>
          <Unbroken isTitle>{text.name ?? withCapital(used.map((by) => means[by]).join(" + "))}</Unbroken>
        </span>
      </h3>
      <p className={styles.time}>
        <DatedWords say={time} />
        <svg
          viewBox={`0 0 ${longest} 60`}
          preserveAspectRatio="none"
          className={styles.bar}
          aria-hidden="true"
        >
          <rect width={least} height="60" className={styles.sure} />
          <rect x={least} width={most - least} height="60" className={styles.possible} />
        </svg>
      </p>
      <p className={styles.when}>
        <InlineText>{text.when}</InlineText>
      </p>
      <WayRows {...props} />
    </li>
  );
}

type PrintedWay = Omit<WayCardProps, "longest">;

const meansOf = (facts: Facts, option: WayOption) => [...new Set(option.rides.map((ride) => facts(ride).by))];

/** How long a way takes and what it costs, in words, with the facts that are given. */
function usePrintedWay({ option, labels }: PrintedWay) {
  const language = useLanguage();
  const time = (known: Facts) => formatTravelTime(minutesOf(known, option), language);
  const price = (known: Facts) => {
    const fare = priceOf(known, option);
    if (!fare) return labels.noPrice;
    const printed = formatPrice(fare, language);
    return isWholeCar(known, option) ? fillIn(labels.car, { price: printed }) : printed;
  };
  return { time, price };
}

/** Price, departure, station, lead and age of a way. */
function WayRows(props: PrintedWay) {
  const { option, text, labels } = props;
  const facts = useFacts();
  const language = useLanguage();
  const { time, price } = usePrintedWay(props);
  const { leaves } = option;
  const number = (value: number) => formatNumber(value, language);
  const rows: { term: string; said: Line | ((known: Facts) => string) | undefined }[] = [
    { term: labels.price, said: price },
    { term: labels.leaves, said: leaves && ((known) => formatTime(asTime(known(leaves)), language)) },
    { term: labels.station, said: text.station },
    { term: labels.ahead, said: ahead(meansOf(facts, option), labels, number) },
  ];
  return (
    <dl className={styles.rows}>
      {rows.map(
        ({ term, said }) =>
          said !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {typeof said === "function" ? <DatedWords say={said} /> : <InlineText>{said}</InlineText>}
              </dd>
            </div>
          ),
      )}
      <div>
        <dt>{labels.checked}</dt>
        <dd>
          <Checked
            undated={labels.undated}
            read={(known) => [time(known), price(known), leaves && known(leaves)]}
          />
        </dd>
      </div>
    </dl>
  );
}

/** How old the oldest fact of the card is. */
function Checked({ undated, read }: { undated: string; read: (facts: Facts) => unknown }) {
  const language = useLanguage();
  const [oldest] = recordFacts(useFacts(), read).read.toSorted((one, other) =>
    one.asOf.localeCompare(other.asOf),
  );
  return oldest ? <FactMonth fact={oldest} language={language} /> : undated;
}

/** How long before the day one buys the ticket that sells out first. */
function ahead(used: readonly Means[], labels: WayWords["labels"], print: (value: number) => string) {
  const [unit, range] = used.includes("train")
    ? (["months", "trainMonths"] as const)
    : used.includes("plane")
      ? (["weeks", "flightWeeks"] as const)
      : (["days", "nightBusDays"] as const);
  if (unit === "days" && !used.includes("nightBus"))
    return used.includes("colectivo")
      ? labels.onBoard
      : used.includes("car")
        ? labels.atHotel
        : labels.atStation;
  return (known: Facts) => fillIn(labels[unit], { n: known(bookAhead)[range].map(print).join("–") });
}

function asTime(text: string): `${number}:${number}` {
  // Safe cast: the type of the fact's field is a time.
  return text as `${number}:${number}`;
}
