import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Sign } from "#app/site/tools/planner/sign.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { campsOf } from "#content/facts/treks/trek-stays.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { planLimits } from "#content/trips/plan.ts";
import { isKeptPlace, keepableOf, keepablePath } from "#content/trips/shortlist/keepable.ts";
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
  const language = useLanguage();
  const name = useName(item);
  const path = isPost(item) ? postPath(item.slug, language) : keepablePath(item.id, language);
  const lang = isPost(item) && item.language !== language ? item.language : undefined;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <SiteLink to={path} lang={lang}>
          {name}
        </SiteLink>
        {!isPost(item) && <Bed id={item.id} onFit={onFit} />}
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

function useName(item: Kept): string {
  const { pages, figures } = useMessages();
  if (isPost(item)) return item.title;
  return isKeptPlace(item.id) ? pages[item.id].name : figures.treks.names[item.id];
}

interface BedProps {
  id: Parameters<typeof keepableOf>[0];
  onFit: () => void;
}

/** Where it is in the plan, or the way into it. */
function Bed({ id, onFit }: BedProps) {
  const { words, plan } = usePlanner();
  const { shortlist } = words;
  const count = counter(useLanguage());
  const { beds, nights } = keepableOf(id, partyOf(plan).pace);
  const [first] = beds;
  if (!first) return <span className={styles.hint}>{shortlist.noBed}</span>;
  const stop = plan.stops.findIndex(({ place, trek }) =>
    isKeptPlace(id) ? beds.includes(place) : trek === id,
  );
  const place = words.places[plan.stops[stop]?.place ?? first];
  const [name, length] = isKeptPlace(id) ? [place, nights] : [words.treks.names[id], campsOf(id).length];
  return (
    <>
      {stop >= 0 && (
        <span className={styles.hint}>{fillIn(shortlist.inPlan, { place, n: String(stop + 1) })}</span>
      )}
      {stop < 0 && plan.stops.length < planLimits.stops && (
        <Button kind="quiet" small onClick={onFit}>
          {fillIn(shortlist.fit, { place: name, nights: count(length, words.nights) })}
        </Button>
      )}
    </>
  );
}
