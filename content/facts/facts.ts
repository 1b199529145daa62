import type { FactOverrides } from "#api/facts/fact-overrides.ts";

/** Facts as they stand in a file of content/facts, or something made of others. Whoever has `Facts` reads them. */
export interface FactSource<T> {
  readonly make: (facts: Facts) => T;
  /** The place and the defaults of typed facts. */
  readonly typed?: { readonly id: string; readonly defaults: FactNode };
}

/** Reads the value of a source, with the editors' values in the place of its defaults. */
export interface Facts {
  <T>(source: FactSource<T>): T;
  readonly overrides: FactOverrides;
  /** The same facts without recording what is read: for code that searches many facts. */
  readonly unheard: Facts;
}

/** The type of a source's value. */
export type ValueOf<Source> = Source extends FactSource<infer T> ? T : never;

/** A record some of whose fields are made of other facts. */
export type FactDefaults<T> = { readonly [Key in keyof T]: T[Key] | FactSource<T[Key]> };

type Resolved<T> =
  T extends FactSource<infer U>
    ? U
    : T extends readonly unknown[]
      ? T
      : T extends object
        ? { readonly [Key in keyof T]: Resolved<T[Key]> }
        : T;

type FactNode = Readonly<Record<string, unknown>>;

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

/** A fact that something read, as it is now. */
export type ReadFact = Pick<DatedFact, "id" | "value" | "asOf">;

/** Keys of a default that are no part of its value. */
const ageKeys: readonly string[] = ["asOf", "isEstimate", "unconfirmed"];

/** Each object in here that bears `asOf` is a fact, whose id is its place. */
/* @__NO_SIDE_EFFECTS__ */
export function datedFacts<const T extends object>(id: string, defaults: T): FactSource<Resolved<T>> {
  // Safe cast: they are plain objects.
  const node = defaults as FactNode;
  // Safe cast: it has the defaults' keys, with what the sources among them give.
  const make = (facts: Facts) => valueOf(id, node, facts) as Resolved<T>;
  return { make, typed: { id, defaults: node } };
}

/** Makes a source out of others; its value is made once for the same facts. */
/* @__NO_SIDE_EFFECTS__ */
export function factsFrom<const T>(make: (facts: Facts) => T): FactSource<T> {
  return { make };
}

/** The release's own facts. */
export const defaultFacts = makeFacts({});

let last = { key: "{}", facts: defaultFacts };

/** The facts with these in the place of the defaults: the same ones again for the same overrides. */
export function factsWith(overrides: FactOverrides): Facts {
  // They come anew with each request, and are seldom others.
  const facts = factsToDraw(overrides);
  if (last.facts !== facts) last = { key: JSON.stringify(overrides), facts };
  return facts;
}

/** The same for what is being rendered, which remembers nothing: a page's `load` calls `factsWith` before. */
export function factsToDraw(overrides: FactOverrides): Facts {
  return JSON.stringify(overrides) === last.key ? last.facts : makeFacts(overrides);
}

/** Runs a function and records which facts it reads; it must be synchronous. */
export function recordFacts<T>(facts: Facts, run: (facts: Facts) => T): { result: T; read: ReadFact[] } {
  const found = new Map<string, ReadFact>();
  const read = (source: FactSource<unknown>) =>
    source.typed
      ? recorded(source.typed.id, source.typed.defaults, facts(source) as FactNode)
      : source.make(recording);
  const recording: Facts = Object.assign(reader(read), {
    overrides: facts.overrides,
    unheard: facts.unheard,
  });
  const recorded = (id: string, node: FactNode, value: FactNode): unknown =>
    new Proxy(value, {
      get(_, key: string) {
        const inner = node[key];
        if (isSource(inner)) return recording(inner);
        if (leadsToFact(inner)) return recorded(`${id}.${key}`, inner, value[key] as FactNode);
        if (isDated(node) && Object.hasOwn(node, key) && !found.has(id))
          found.set(id, {
            id,
            asOf: String(value["asOf"]),
            value: facts.overrides[id]?.value ?? defaultOf(id, node).value,
          });
        return value[key];
      },
    });
  return { result: run(recording), read: [...found.values()] };
}

/** The dated facts that a source has, those within others first. */
export function datedIn({ typed }: FactSource<unknown>): DatedFact[] {
  const factsIn = (id: string, node: FactNode): DatedFact[] => [
    ...Object.entries(node).flatMap(([key, inner]) =>
      leadsToFact(inner) ? factsIn(`${id}.${key}`, inner) : [],
    ),
    ...(isDated(node) ? [defaultOf(id, node)] : []),
  ];
  return typed ? factsIn(typed.id, typed.defaults) : [];
}

export function isSource(value: unknown): value is FactSource<unknown> {
  return typeof value === "object" && value !== null && "make" in value && typeof value.make === "function";
}

function makeFacts(overrides: FactOverrides): Facts {
  const read = reader((source) => source.make(facts));
  // Safe cast: it is given both of them here.
  const facts: Facts = Object.assign(read, { overrides, unheard: read as Facts });
  return facts;
}

/** Each source is read once. */
function reader(read: (source: FactSource<unknown>) => unknown) {
  const known = new WeakMap<FactSource<unknown>, unknown>();
  return <T>(source: FactSource<T>): T => {
    if (!known.has(source)) known.set(source, read(source));
    // Safe cast: it was read from this source.
    return known.get(source) as T;
  };
}

/** A node with the sources in it read, and the editors' values in the place of its own. */
function valueOf(id: string, node: FactNode, facts: Facts): FactNode {
  const override = isDated(node) ? facts.overrides[id] : undefined;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => {
      if (isSource(inner)) return [key, facts(inner)];
      if (leadsToFact(inner)) return [key, valueOf(`${id}.${key}`, inner, facts)];
      return [key, override ? overridden(key, override) : inner];
    }),
  );
}

function overridden(key: string, { value, asOf, isEstimate }: FactOverrides[string]): unknown {
  if (key === "asOf") return asOf;
  if (key === "isEstimate") return isEstimate || undefined;
  // Somebody has looked it up.
  if (key === "unconfirmed") return undefined;
  return value[key];
}

function defaultOf(id: string, node: FactNode): DatedFact {
  const own = Object.entries(node).filter(
    ([key, inner]) => !ageKeys.includes(key) && !isSource(inner) && !leadsToFact(inner),
  );
  return {
    id,
    value: Object.fromEntries(own),
    asOf: String(node["asOf"]),
    isEstimate: node["isEstimate"] === true,
    unconfirmed: node["unconfirmed"] === true,
  };
}

/** A month that is another fact's makes none. */
function isDated(node: FactNode): boolean {
  return typeof node["asOf"] === "string";
}

/** Whether it is a fact, is made of one, or has one in it. */
function leadsToFact(inner: unknown): inner is FactNode {
  if (typeof inner !== "object" || inner === null || Array.isArray(inner) || isSource(inner)) return false;
  return (
    isDated(inner as FactNode) ||
    Object.values(inner).some((deeper) => isSource(deeper) || leadsToFact(deeper))
  );
}
