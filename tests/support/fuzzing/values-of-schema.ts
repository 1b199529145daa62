import fc from "fast-check";
import { hostileText } from "./hostile-text.ts";

/** The part of JSON Schema that the API's description uses. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
}

const anything = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }));

/** Values that mostly fit a schema: any part of one may be missing, foreign or of another type. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  switch (schema.type) {
    case "object": {
      const own = Object.entries(schema.properties ?? {}).map(
        ([name, value]) => [name, valuesOf(value)] as const,
      );
      const fields = fc.record(Object.fromEntries(own), { requiredKeys: [] });
      const foreign = fc.dictionary(hostileText, anything, { maxKeys: 2 });
      return fc.tuple(fields, foreign).map(([one, other]) => ({ ...other, ...one }));
    }
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    case "string":
      return schema.format === "date-time" ? fc.date().map(isoText) : hostileText;
    case "integer":
    case "number":
      return fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger());
    case "boolean":
      return fc.boolean();
    case undefined:
    default:
      return anything;
  }
}

/** `fc.date` makes invalid ones too. */
function isoText(date: Date): string {
  return Number.isNaN(date.getTime()) ? "Invalid Date" : date.toISOString();
}
