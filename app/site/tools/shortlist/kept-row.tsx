import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Sign } from "#app/site/tools/planner/sign.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { campsOf } from "#content/facts/treks/trek-stays.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { planLimits } from "#content/trips/plan.ts";
import { isKeptPlace, isKeptTrip, keepableOf, keepablePath } from "#content/trips/shortlist/keepable.ts";
import { dayTripOf, tripPath } from "#content/trips/shortlist/keepable-trips.ts";
import { counter } from "#i18n/format/count.ts";
import { postPath } from "#i18n/addresses.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { isPost, type Kept } from "./shortlist.ts";
import styles from "./kept-list.module.css";

interface KeptRowProps {
  item: Kept;
  onFit: () => void;
  onRemove: (name: string) => void;
}

/** Something kept: a link to its page, and its bed, which is in the plan or can be fitted in. */
export function KeptRow({ item, onFit, onRemove }: KeptRowProps) {
  const { shortlist } = usePlanner().words;
  const { name, path, lang } = useShown(item);
  const bed = useBed(item, name);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {path ? (
          <SiteLink to={path} lang={lang}>
            {name}
          </SiteLink>
        ) : (
          name
        )}
        {bed?.hint && <span className={styles.hint}>{bed.hint}</span>}
        {bed?.fit && (
          <Button kind="quiet" small onClick={onFit}>
            {bed.fit}
          </Button>
        )}
      </span>
      <Button
        kind="quiet"
        small
        aria-label={fillIn(shortlist.remove, { name })}
        onClick={() => onRemove(name)}
      >
        <Sign name="remove" />
      </Button>
    </li>
  );
}

/** Its name and its page; a day trip of another release has none. */
function useShown(item: Kept): { name: string; path: string | null; lang?: string } {
  const { pages, figures } = useMessages();
  const { names } = usePlanner().words.trips;
  const language = useLanguage();
  if (isPost(item)) {
    const path = postPath(item.slug, language);
    return { name: item.title, path, ...(item.language !== language && { lang: item.language }) };
  }
  const { id } = item;
  if (isKeptTrip(id)) {
    const trip = dayTripOf(id);
    return trip ? { name: names[trip], path: tripPath(trip, language) } : { name: id, path: null };
  }
  const name = isKeptPlace(id) ? pages[id].name : figures.treks.names[id];
  return { name, path: keepablePath(id, language) };
}

/** Where it is in the plan, or the label of the way into it; null of a post. */
function useBed(item: Kept, name: string): { hint?: string; fit?: string } | null {
  const { words, plan } = usePlanner();
  const { shortlist } = words;
  const count = counter(useLanguage());
  if (isPost(item)) return null;
  const { id } = item;
  const trip = isKeptTrip(id) ? dayTripOf(id) : null;
  const { beds, nights } = isKeptTrip(id) ? { beds: [], nights: 0 } : keepableOf(id, partyOf(plan).pace);
  const [first] = beds;
  if (!first && !trip) return { hint: shortlist.noBed };
  const stop = plan.stops.findIndex(({ place, trek, trips }) => {
    if (trip) return trips?.includes(trip);
    return isKeptPlace(id) ? beds.some((bed) => bed === place) : trek === id;
  });
  const bed = plan.stops[stop]?.place ?? first;
  if (stop >= 0 && bed)
    return { hint: fillIn(shortlist.inPlan, { place: words.places[bed], n: String(stop + 1) }) };
  if (plan.stops.length >= planLimits.stops) return {};
  if (isKeptTrip(id)) return { fit: fillIn(words.trips.add, { trip: name }) };
  const [what, length] = isKeptPlace(id)
    ? [bed ? words.places[bed] : name, nights]
    : [words.treks.names[id], campsOf(id).length];
  return { fit: fillIn(shortlist.fit, { place: what, nights: count(length, words.nights) }) };
}
