import { reachOf, type References } from "./references.ts";

export interface TestReach {
  /** A test file of Vitest, or a journey's. */
  test: string;
  /** The files that can make it fail, with their distance. */
  reached: Map<string, number>;
}

export interface AllTests {
  tests: TestReach[];
  journeys: TestReach[];
  /** Files that every test needs. */
  settings: Map<string, number>;
}

/** Which tests a changed file reaches. */
export interface FileReach {
  file: string;
  tests: string[];
  journeys: string[];
  /** It reaches more than half of the journeys, or is a setting of all tests: the whole run is the right one for it. */
  isWide: boolean;
}

export interface Selection {
  tests: string[];
  journeys: string[];
  /** Journeys for which there is no time. */
  postponed: string[];
  reaches: FileReach[];
}

/** These look at all files. */
const houseRules = /^tests\/house-rules\//;

/** These run for a change of their own subject, not for one that nearly everything needs. */
const slowest = /^tests\/(fuzz|processes)\//;

/** Tests of processes are about starting, stopping and keeping, not about what the site says meanwhile. */
const processFloor =
  /^(tests|scripts)\/|^[^/]+$|^server\/[^/]+$|^server\/storage\/([^/]+$|postgres|connections|backups|migrations)|^server\/domain\/(backups|disk)\//;

/** The files that each test file of Vitest needs. */
export function reachOfTests(references: References): TestReach[] {
  return [...references.keys()]
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith("tests/upgrade/"))
    .map((test) => {
      const [, subject] = /^tests\/processes\/(\w+)/.exec(test) ?? [];
      const isFollowed = (file: string) =>
        subject === undefined || processFloor.test(file) || file.includes(subject);
      return { test, reached: reachOf(references, [test], isFollowed) };
    });
}

/**
 * The files that each journey needs: of the server, which all of them start, only those that answer the calls of the pages it opens.
 *
 * @param answers the files of the server that answer the calls of a file
 * @param openedBy the files of the pages that the sources of these files open
 */
export function reachOfJourneys(
  references: References,
  answers: References,
  openedBy: (sources: string[]) => Iterable<string>,
): TestReach[] {
  const shell = reachOf(references, ["app/root.tsx", "app/entry.client.tsx", "vite.config.ts"]);
  return [...references.keys()]
    .filter((file) => file.endsWith(".spec.ts"))
    .map((test) => {
      const own = reachOf(references, [test], (file) => !file.startsWith("server/"));
      const sources = [...own.keys()].filter((file) => /^tests\/(journeys|support\/browser)\//.test(file));
      const pages = reachOf(references, openedBy(sources));
      const answering = [...pages.keys()].flatMap((file) => [...(answers.get(file) ?? [])]);
      const server = reachOf(references, answering, (file) => file.startsWith("server/"));
      // The entries of a page replace those of the shell around all pages: they are nearer.
      return { test, reached: new Map([...shell, ...server, ...pages, ...own]) };
    });
}

/** Settings of all tests, with what they name of `tests/support`. */
export function settingsOfTests(references: References): Map<string, number> {
  const configs = [...references.keys(), "package.json", "package-lock.json", ".npmrc"].filter(
    (file) => /^[^/]+$/.test(file) || /^scripts\/(run\.mjs|setup\/)/.test(file),
  );
  return reachOf(references, configs, (file) => file.startsWith("tests/support/"));
}

/**
 * Chooses what runs for changed files. For a wide one these are all tests but the slowest, and the journeys of its subject.
 * Journeys of the subject come first, then those to whose pages the change is nearest, as long as there is time.
 *
 * @param secondsOf how long a journey's file takes
 * @param seconds for all journeys together
 */
export function selectTests(
  changed: string[],
  { tests, journeys, settings }: AllTests,
  { secondsOf, seconds }: { secondsOf: (journey: string) => number; seconds: number },
): Selection {
  const reaches = changed.map((file): FileReach => {
    const isSetting = settings.has(file);
    const reachedBy = (all: TestReach[]) =>
      all.filter(({ reached }) => isSetting || reached.has(file)).map(({ test }) => test);
    const reached = { file, tests: reachedBy(tests), journeys: reachedBy(journeys) };
    const isWide = isSetting || reached.journeys.length > journeys.length / 2;
    if (!isWide) return { ...reached, isWide };
    return {
      file,
      tests: reached.tests.filter((test) => !slowest.test(test)),
      journeys: reached.journeys.filter((journey) => isOfSubject(journey, file)),
      isWide,
    };
  });
  const reachedJourneys = new Set(reaches.flatMap(({ journeys: reached }) => reached));
  const distanceOf = ({ test, reached }: TestReach) =>
    Math.min(...changed.map((file) => (isOfSubject(test, file) ? 0 : (reached.get(file) ?? Infinity))));
  const ordered = journeys
    .filter(({ test }) => reachedJourneys.has(test))
    .map((journey) => ({ ...journey, distance: distanceOf(journey) }))
    .toSorted((a, b) => a.distance - b.distance || a.reached.size - b.reached.size)
    .map(({ test }) => test);
  let left = seconds;
  const chosen = ordered.filter((journey) => {
    const fits = secondsOf(journey) <= left;
    if (fits) left -= secondsOf(journey);
    return fits;
  });
  return {
    tests: [
      ...new Set([
        ...tests.map(({ test }) => test).filter((test) => houseRules.test(test)),
        ...reaches.flatMap(({ tests: reached }) => reached),
      ]),
    ],
    journeys: chosen,
    postponed: ordered.filter((journey) => !chosen.includes(journey)),
    reaches,
  };
}

/** A subject has one name on every floor: `app/site/consent/…` is that of `tests/journeys/consent/…` and of `consent.spec.ts`. */
function isOfSubject(journey: string, file: string): boolean {
  const parts = file.split(/[/.]/);
  const names = journey.replace("tests/journeys/", "").split(/[/.]/).slice(0, 2);
  return names.some((name) => name !== "admin" && parts.includes(name));
}
