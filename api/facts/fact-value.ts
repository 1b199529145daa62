import {
  isNumeric,
  ruleOf,
  typeOfField,
  type FactFields,
  type FieldType,
  type TypeFault,
  type ValueType,
} from "./field-types.ts";

export type ValueFault = TypeFault | "shape" | "negative" | "whole" | "reversed" | "closing";

/** A value that editors may change. */
interface Field {
  /** `soles.lima.low` */
  path: string;
  type: ValueType;
  isRange: boolean;
  value: unknown;
}

/** A single value, which a form has a control for; a range has two. */
export interface Leaf {
  /** `range.0` */
  path: string;
  type: ValueType;
  value: unknown;
}

interface Typed {
  value: object;
  fields: FactFields;
}

/** The shape of a fact that editors add: its value is one, under the key `value`. */
export function ownFactShape(type: FieldType): Typed {
  return { value: { value: typeOfField(type).isRange ? [0, 0] : 0 }, fields: { value: type } };
}

/**
 * The values that editors may change, in the order of the types.
 * @param order a value with all keys in their order, where the database has lost it
 */
export function fieldsOf({ value, fields }: Typed, order: object = value): Field[] {
  return Object.entries(fields).flatMap(([pattern, fieldType]) =>
    pathsOf(order, pattern.split(".")).map((path) => ({
      path,
      ...typeOfField(fieldType),
      value: valueAt(value, path),
    })),
  );
}

export function leavesOf(typed: Typed, order?: object): Leaf[] {
  return fieldsOf(typed, order).flatMap(({ path, type, isRange, value }) =>
    isRange
      ? ["0", "1"].map((end) => ({ path: `${path}.${end}`, type, value: valueAt(value, end) }))
      : [{ path, type, value }],
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

/** The errors of a value that is to replace the default, by path: of its shape, or else of the types of its fields. */
export function faultsOf(byDefault: Typed, value: object): Record<string, ValueFault> {
  const shape = shapeFaults(byDefault, value);
  if (shape.length > 0) return Object.fromEntries(shape.map((path) => [inValue(path), "shape"]));
  const now = { value, fields: byDefault.fields };
  const leaves = leavesOf(now, byDefault.value);
  const faults = leaves.flatMap((leaf) => {
    const fault = faultOf(leaf);
    return fault ? [[inValue(leaf.path), fault] as const] : [];
  });
  if (faults.length > 0) return Object.fromEntries(faults);
  const reversed = fieldsOf(now, byDefault.value).filter((field) => field.isRange && isReversed(field.value));
  const closing = leaves.filter((leaf) => isBeforeOpening(leaf, leaves));
  return Object.fromEntries([
    ...reversed.map(({ path }) => [inValue(path), "reversed"] as const),
    ...closing.map(({ path }) => [inValue(path), "closing"] as const),
  ]);
}

/** Whether a value can stand in the default's place: it has the same keys, and all that no editor changes. */
export function hasShapeOf(byDefault: Typed, value: object): boolean {
  const now = { value, fields: byDefault.fields };
  return (
    shapeFaults(byDefault, value).length === 0 &&
    leavesOf(now, byDefault.value).every((leaf) => typeof leaf.value === kindOf(leaf.type))
  );
}

/** The ways to what differs from the default although no field leads there. */
function shapeFaults(byDefault: Typed, value: object): string[] {
  const changeable = new Set(leavesOf(byDefault).map(({ path }) => path));
  const compare = (one: unknown, other: unknown, path: string): string[] => {
    if (typeof one !== "object" || one === null)
      return changeable.has(path) ? (isPlain(other) ? [] : [path]) : one === other ? [] : [path];
    if (!hasSameKeys(one, other)) return [path];
    return Object.entries(one).flatMap(([key, inner]) =>
      compare(inner, valueAt(other, key), path === "" ? key : `${path}.${key}`),
    );
  };
  return compare(byDefault.value, value, "");
}

function faultOf({ type, value }: Leaf): ValueFault | null {
  const { pattern, least = 0, most, isWhole, fault } = ruleOf(type);
  if (pattern) return typeof value === "string" && pattern.test(value) && isDay(value, type) ? null : fault;
  if (typeof value !== "number" || !Number.isFinite(value)) return fault;
  if (most !== undefined && (value < least || value > most || !Number.isInteger(value))) return fault;
  if (value < least) return "negative";
  return isWhole && !Number.isInteger(value) ? "whole" : null;
}

/** Whether a day of its kind is in the calendar; a time is of no day. */
function isDay(text: string, type: ValueType): boolean {
  if (type !== "date" && type !== "month" && type !== "monthDay") return true;
  // 2024 has a 29 February.
  const day = type === "date" ? text : type === "month" ? `${text}-01` : `2024-${text}`;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** Whether it is a closing no later than the opening beside it. */
function isBeforeOpening({ path, type, value }: Leaf, leaves: Leaf[]): boolean {
  if (type !== "closing") return false;
  const placeOf = (way: string) => way.slice(0, way.lastIndexOf(".") + 1);
  const opening = leaves.find((one) => one.type === "opening" && placeOf(one.path) === placeOf(path));
  // `6:00` is written `06:00` too.
  const [opens, closes] = [opening?.value, value].map((time) => String(time).padStart(5, "0"));
  return opening !== undefined && String(closes) <= String(opens);
}

/** The ways that a pattern stands for; none leads to an empty place. */
function pathsOf(value: unknown, [segment, ...rest]: string[]): string[] {
  if (segment === undefined) return value === null || value === undefined ? [] : [""];
  const keys = segment === "*" ? Object.keys(value ?? {}) : [segment];
  return keys.flatMap((key) =>
    pathsOf(valueAt(value, key), rest).map((path) => (path === "" ? key : `${key}.${path}`)),
  );
}

/** The value at the end of a way, `range.1`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

const inValue = (path: string) => (path === "" ? "value" : `value.${path}`);

const kindOf = (type: ValueType) => (isNumeric(type) ? "number" : "string");

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

function hasSameKeys(byDefault: object, value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(byDefault))
    return false;
  const keys = Object.keys(byDefault);
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

function isReversed(value: unknown): boolean {
  const [from, to] = value as [number, number];
  return from > to;
}
