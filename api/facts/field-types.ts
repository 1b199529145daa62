/** The names of errors: a value is not of its type. */
export type TypeFault =
  | "number"
  | "year"
  | "monthNumber"
  | "weekday"
  | "dayOffset"
  | "date"
  | "month"
  | "monthDay"
  | "time"
  | "phone"
  | "text";

interface TypeRule {
  fault: TypeFault;
  /** The name of the unit in calls. */
  unit?: string;
  isWhole?: boolean;
  /** The bounds of a whole number; without them it is not below zero. */
  least?: number;
  most?: number;
  /** The form of a text. */
  pattern?: RegExp;
}

const time = { fault: "time", pattern: /^([01]?\d|2[0-3]):[0-5]\d$/ } as const;

/** The types of a fact's fields; those without a pattern are numbers. The form, the checks and the printing follow from them. */
const typeRules = {
  soles: { fault: "number", unit: "PEN" },
  dollars: { fault: "number", unit: "USD" },
  percent: { fault: "number", unit: "percent" },
  minutes: { fault: "number", unit: "minutes" },
  hours: { fault: "number", unit: "hours" },
  days: { fault: "number", unit: "days", isWhole: true },
  metres: { fault: "number", unit: "m" },
  kilometres: { fault: "number", unit: "km" },
  kilos: { fault: "number", unit: "kg" },
  number: { fault: "number" },
  count: { fault: "number", isWhole: true },
  year: { fault: "year", least: 1000, most: 9999 },
  monthNumber: { fault: "monthNumber", least: 1, most: 12 },
  /** 0 is Sunday. */
  weekday: { fault: "weekday", least: 0, most: 6 },
  /** Days from a movable feast, before it below zero. */
  dayOffset: { fault: "dayOffset", least: -366, most: 366 },
  date: { fault: "date", pattern: /^\d{4}-\d{2}-\d{2}$/ },
  month: { fault: "month", pattern: /^\d{4}-\d{2}$/ },
  monthDay: { fault: "monthDay", pattern: /^\d{2}-\d{2}$/ },
  time,
  opening: time,
  /** Later than the opening beside it. */
  closing: time,
  phone: { fault: "phone", pattern: /^\+?\d[\d ]{1,24}$/ },
  text: { fault: "text", pattern: /^(?=.*\S).{1,80}$/ },
} as const satisfies Record<string, TypeRule>;

export type ValueType = keyof typeof typeRules;

type NumberType = {
  [Type in ValueType]: (typeof typeRules)[Type] extends { pattern: RegExp } ? never : Type;
}[ValueType];

/** `soles`, or of a value from–to `soles range`. */
export type FieldType = ValueType | `${NumberType} range`;

/** All of them. */
export const fieldTypes = Object.keys(typeRules).flatMap((name): FieldType[] => {
  // Safe cast: `Object.keys` loses the type of the keys.
  const type = name as ValueType;
  // Safe cast: it is a number's.
  return isNumeric(type) ? [type, `${type} range` as FieldType] : [type];
});

/** The types of the values that editors may change, by the way to them; `*` stands for each key: `soles.*.low`. */
export type FactFields = Readonly<Record<string, FieldType>>;

/**
 * How a fact is told on a line: by so many of its first fields, of a table by the sums for each style of travel or from its lowest
 * to its highest price.
 */
export type FactLine = number | "byStyle" | "spread";

/** A fact as it can be changed and printed. */
export interface TypedValue {
  value: Readonly<Record<string, unknown>>;
  fields: FactFields;
  line: FactLine;
}

export function isValueType(name: string | undefined): name is ValueType {
  return name !== undefined && Object.hasOwn(typeRules, name);
}

export function ruleOf(type: ValueType): TypeRule {
  return typeRules[type];
}

export function isNumeric(type: ValueType): boolean {
  return ruleOf(type).pattern === undefined;
}

export function typeOfField(type: FieldType): { type: ValueType; isRange: boolean } {
  const [single, range] = type.split(" ");
  // Safe cast: the first word of each is a type.
  return { type: single as ValueType, isRange: range !== undefined };
}
