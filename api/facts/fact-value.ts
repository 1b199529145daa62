/** The kinds of values within a fact; `fixed` is one that only a release changes, such as a currency. */
type LeafKind = "number" | "date" | "month" | "monthDay" | "time" | "phone" | "name" | "fixed";

export type ValueFault = "shape" | "number" | "negative" | "reversed" | "date" | "time" | "text";

export interface Leaf {
  /** `range.0`, `soles.lima.low.1` */
  path: string;
  kind: LeafKind;
  value: unknown;
}

const patterns = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  monthDay: /^\d{2}-\d{2}$/,
  time: /^([01]?\d|2[0-3]):[0-5]\d$/,
  phone: /^\+?\d[\d ]{1,24}$/,
} as const;

/** Characters of a name. */
const longestName = 80;

/** By the default that stands there. */
function leafKindOf(key: string, byDefault: unknown): LeafKind {
  if (typeof byDefault === "number") return "number";
  if (typeof byDefault !== "string") return "fixed";
  if (key === "name") return "name";
  for (const kind of ["date", "month", "monthDay", "time", "phone"] as const) {
    if (patterns[kind].test(byDefault)) return kind;
  }
  return "fixed";
}

/** All single values of a fact, in their order. */
export function leavesOf(value: unknown, path = ""): Leaf[] {
  if (typeof value !== "object" || value === null) {
    return [{ path, kind: leafKindOf(path.split(".").at(-1) ?? "", value), value }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** A copy of the value with another one at a path. */
export function withLeaf<T>(value: T, path: string, leaf: unknown): T {
  const [key = "", ...rest] = path.split(".");
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  const inside = copy as Record<string, unknown>;
  inside[key] = rest.length === 0 ? leaf : withLeaf(inside[key], rest.join("."), leaf);
  return copy as T;
}

/**
 * The errors of a value that is to replace the default, by path: it must have the same keys, as many entries and the
 * same kinds of values, no number below zero where the default has none, and no range whose end is below its beginning.
 */
export function faultsOf(byDefault: unknown, value: unknown, path = ""): Record<string, ValueFault> {
  const at = path === "" ? "value" : `value.${path}`;
  if (typeof byDefault !== "object" || byDefault === null) {
    const fault = faultOfLeaf(leafKindOf(path.split(".").at(-1) ?? "", byDefault), byDefault, value);
    return fault ? { [at]: fault } : {};
  }
  if (!hasSameKeys(byDefault, value)) return { [at]: "shape" };
  const inner = Object.entries(byDefault).map(([key, one]) =>
    faultsOf(one, (value as Record<string, unknown>)[key], path === "" ? key : `${path}.${key}`),
  );
  const faults: Record<string, ValueFault> = Object.assign({}, ...inner);
  const isSound = Object.keys(faults).length === 0;
  return isSound && isRange(byDefault) && isReversed(value) ? { [at]: "reversed" } : faults;
}

function faultOfLeaf(kind: LeafKind, byDefault: unknown, value: unknown): ValueFault | null {
  if (kind === "fixed") return value === byDefault ? null : "shape";
  if (kind === "number") {
    if (typeof value !== "number" || !Number.isFinite(value)) return "number";
    return value < 0 && (byDefault as number) >= 0 ? "negative" : null;
  }
  if (typeof value !== "string") return "text";
  if (kind === "name") return value.trim() === "" || value.length > longestName ? "text" : null;
  if (!patterns[kind].test(value)) return kind === "time" ? "time" : kind === "phone" ? "text" : "date";
  if (kind === "time" || kind === "phone") return null;
  return isDay(value, kind) ? null : "date";
}

function isDay(text: string, kind: "date" | "month" | "monthDay"): boolean {
  // 2024 has a 29 February.
  const day = kind === "date" ? text : kind === "month" ? `${text}-01` : `2024-${text}`;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

function hasSameKeys(byDefault: object, value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(byDefault))
    return false;
  const keys = Object.keys(byDefault);
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

function isRange(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((end) => typeof end === "number") &&
    !isReversed(value)
  );
}

function isReversed(value: unknown): boolean {
  const [from, to] = value as [number, number];
  return from > to;
}
