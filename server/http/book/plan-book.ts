import type { FastifyInstance } from "fastify";
import { factsWith } from "#content/facts/facts.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { placePage } from "#content/facts/ways/place-pages.ts";
import { findWayPair, wayPairs } from "#content/facts/ways/way-pairs.ts";
import { departureField } from "#content/tools/departure/read-departure.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { packingQuery } from "#content/tools/packing/packing-choice.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { planPacking } from "#content/trips/plan-packing.ts";
import { gatePlace } from "#content/trips/gates.ts";
import { endOf, type Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { loadWayList } from "#content/ways/load-way-words.ts";
import { guidePageAt, pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { entriesOf, type BookOrder } from "./book-parts.ts";
import { readSiteWords } from "./read-site.ts";

/** A plan with the places and the ways of its route, its lists, the phrases and the emergency numbers. */
export async function orderPlanBook(
  app: FastifyInstance,
  plan: Plan,
  language: Language,
): Promise<BookOrder> {
  const messages = await readSiteWords(app, language);
  const facts = factsWith(await readFactOverrides(app.db, await factDefaults(app.db)));
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))(facts);
  const { names } = await loadWayList(language);
  const { page: entryOf, way } = entriesOf(language, messages, names);
  const pairs = pairsOf(plan);
  const places = pairs.flatMap((pair) => wayPairs[pair].map((place) => placePage(place, language)));
  const { withdrawn } = await app.readGuide(app.db);
  const pages = [...new Set(places)]
    .flatMap((path) => guidePageAt(path) ?? [])
    .filter((page) => !withdrawn.has(page));
  const source = pagePath("trip-planner", language) + planQuery(plan);
  const chapters = plan.stops.some(({ trek }) => trek) ? [...pages, "treks" as const] : pages;
  const departure = plan.start ? `?${departureField}=${plan.start}` : "";
  return {
    language,
    address: source.replace("?", ".epub?"),
    title: words.calendar.name,
    subtitle: plan.stops.map(({ place }) => words.places[place]).join(" – "),
    description: messages.site.description,
    source,
    parts: [
      { name: null, entries: [{ ...entryOf("trip-planner", { query: planQuery(plan) }), name: null }] },
      { name: messages.pages.places.name, entries: chapters.map((page) => entryOf(page)) },
      { name: messages.pages.ways.name, entries: pairs.map(way) },
      {
        name: messages.shell.tools,
        entries: [
          entryOf("before-you-go", { query: departure }),
          entryOf("packing-list", { query: `?${packingQuery(planPacking(facts, plan))}` }),
          entryOf("phrasebook"),
          entryOf("emergency"),
        ],
      },
    ],
  };
}

/** The pairs of places between which the plan's ways lead, from landing to the flight home, each once. */
function pairsOf({ stops, from, to }: Plan) {
  const ends: PlaceId[] = [gatePlace(from), ...stops.map(endOf)];
  const beds: PlaceId[] = [...stops.map(({ place }) => place), gatePlace(to)];
  const pairs = beds.flatMap((bed, index) => findWayPair(ends[index] ?? bed, bed) ?? []);
  return [...new Set(pairs)];
}
