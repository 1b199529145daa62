import type { FactOverrides } from "#api/facts/fact-overrides.ts";

/** A default, as it is typed in content/facts. */
export interface DatedFact {
  /** Its place: folder or file, export and the keys down to it, for example `costs.transportPrices.limaIca`. */
  id: string;
  /** All that it says but its age; facts within it that have a date of their own are left out. */
  value: Record<string, unknown>;
  /** `2026-04`, or a year alone. */
  asOf: string;
  isEstimate: boolean;
  unconfirmed: boolean;
}

/** Keys of a default that are no part of its value. */
const ageKeys: readonly string[] = ["asOf", "isEstimate", "unconfirmed"];

const facts = new Map<string, DatedFact>();
const nodes = new WeakSet<object>();

let overrides: FactOverrides = {};
let onRead: ((id: string) => void) | null = null;

/**
 * Makes a fact of each object in here that bears `asOf`: whoever reads it from then on reads what is true now. What reads it
 * while a file loads keeps the default, so facts made from others are getters or functions.
 */
/* @__NO_SIDE_EFFECTS__ */
export function datedFacts<const T extends object>(place: string, defaults: T): T {
  register(place, defaults);
  return defaults;
}

/** From now on these are read in the place of the defaults, and no others. */
export function setFactOverrides(now: FactOverrides): void {
  overrides = now;
}

/** Those that were set last. */
export function factOverridesNow(): FactOverrides {
  return overrides;
}

/** Makes something of facts once, and anew when what stands in the place of the defaults is another. */
export function perFacts<T>(make: () => T): () => T {
  let made: { overrides: FactOverrides; facts: string; value: T } | null = null;
  return () => {
    if (made?.overrides === overrides) return made.value;
    // They come anew with each request, and are seldom others.
    const facts = JSON.stringify(overrides);
    made = { overrides, facts, value: made?.facts === facts ? made.value : make() };
    return made.value;
  };
}

/** What it gives, and the ids of the facts that it read; it must not wait for anything. */
export function factsReadBy<T>(run: () => T): { result: T; ids: Set<string> } {
  const ids = new Set<string>();
  const before = onRead;
  onRead = (id) => ids.add(id);
  try {
    return { result: run(), ids };
  } finally {
    onRead = before;
  }
}

/** What it gives with these in the place of the defaults; it must not wait for anything. */
export function readWith<T>(facts: FactOverrides, run: () => T): T {
  const before = overrides;
  overrides = facts;
  try {
    return run();
  } finally {
    overrides = before;
  }
}

/** Calls `listener` with the id of each fact that is read, until it is called itself. */
export function watchFactReads(listener: (id: string) => void): () => void {
  onRead = listener;
  return () => {
    onRead = null;
  };
}

/** The defaults of all files that were loaded so far. */
export function loadedFacts(): DatedFact[] {
  return [...facts.values()];
}

/** The month or year of a fact as it is now. @throws when there is no such fact */
export function ageOfFact(id: string): string {
  const fact = facts.get(id);
  if (!fact) throw new Error(`there is no fact ${id}`);
  return overrides[id]?.asOf ?? fact.asOf;
}

/** All that it says now. @throws when there is no such fact */
export function valueOfFact(id: string): Record<string, unknown> {
  const fact = facts.get(id);
  if (!fact) throw new Error(`there is no fact ${id}`);
  return overrides[id]?.value ?? fact.value;
}

function register(id: string, node: object): void {
  if (nodes.has(node)) return;
  nodes.add(node);
  const fields = fieldsOf(node);
  for (const [key, inner] of fields) if (leadsToFact(inner)) register(`${id}.${key}`, inner);
  if (bearsDate(node)) makeFact(id, node, fields);
}

function makeFact(id: string, node: object, fields: [string, unknown][]): void {
  const own = Object.fromEntries(fields.filter(([, inner]) => !leadsToFact(inner)));
  facts.set(id, {
    id,
    value: Object.fromEntries(Object.entries(own).filter(([key]) => !ageKeys.includes(key))),
    asOf: String(own["asOf"]),
    isEstimate: own["isEstimate"] === true,
    unconfirmed: own["unconfirmed"] === true,
  });
  for (const key of Object.keys(own)) {
    Object.defineProperty(node, key, { enumerable: true, get: () => read(id, key, own) });
  }
}

function read(id: string, key: string, defaults: Record<string, unknown>): unknown {
  onRead?.(id);
  const override = overrides[id];
  if (!override) return defaults[key];
  if (key === "asOf") return override.asOf;
  if (key === "isEstimate") return override.isEstimate || undefined;
  // Somebody has looked it up.
  if (key === "unconfirmed") return undefined;
  return override.value[key];
}

/** Without getters: what they give belongs to another fact. */
function fieldsOf(node: object): [string, unknown][] {
  return Object.entries(Object.getOwnPropertyDescriptors(node))
    .filter(([, descriptor]) => !descriptor.get)
    .map(([key, descriptor]) => [key, descriptor.value]);
}

function bearsDate(node: object): boolean {
  return fieldsOf(node).some(([key]) => key === "asOf");
}

function leadsToFact(inner: unknown): inner is object {
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return false;
  return nodes.has(inner) || bearsDate(inner) || fieldsOf(inner).some(([, deeper]) => leadsToFact(deeper));
}
