import { z } from "zod";
import { isWebAddress } from "#api/post-html/link-address.ts";
import { languages } from "#i18n/languages.ts";
import { fieldTypes } from "./field-types.ts";
import { factKinds } from "./fact-kinds.ts";

const day = "must be a day, for example 2026-11-23";
const text = (most: number) => z.string().max(most, `must have at most ${most} characters`);
const values = z.record(z.string(), z.unknown());
const names = z.record(z.enum(languages), z.string());

/** Addresses that a reader may follow. */
const webAddress = text(500).refine(isWebAddress, "must begin with https://");

const sourceSchema = z.object({ name: z.string(), url: z.string().nullable() });

/** The public part of a fact. */
const factSchema = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  names: names.describe("In each language"),
  value: values,
  unit: z.string().nullable(),
  fields: z
    .record(z.string(), z.enum(fieldTypes))
    .describe("The types of what editors may change, by the way to it; `*` stands for each key"),
  line: z
    .union([z.int(), z.enum(["byStyle", "spread"])])
    .describe("How it is told on a line: by so many of its first fields, or as a table"),
  source: sourceSchema.nullable().describe("Null where no address says it"),
  checkedOn: z.string().describe("A day, a month or a year: no more than is known"),
  dueOn: z.iso.date().describe("When it is to be checked again"),
  isOverdue: z.boolean(),
  validUntil: z.iso.date().nullable().describe("The last day on which it is known to hold"),
  hasEnded: z.boolean().describe("Whether that day has passed in Peru"),
  isEstimate: z.boolean(),
  isConfirmed: z.boolean(),
});

export type Fact = z.infer<typeof factSchema>;

export const factListSchema = z.object({ facts: z.array(factSchema) });

export type FactList = z.infer<typeof factListSchema>;

/** By currency (ISO 4217 in small letters). */
export const ratesSchema = z.record(
  z.string(),
  z.object({
    per: z.number().describe("So many units cost so many soles"),
    soles: z.number(),
    asOf: z.string().describe("A month or a year: no more than is known"),
  }),
);

export type Rates = z.infer<typeof ratesSchema>;

export const factOverridesSchema = z.record(
  z.string(),
  z.object({ value: values, asOf: z.string(), isEstimate: z.boolean() }),
);

/** `newer`: a release brought a default that was checked later; `shape`: the default has other values by now. */
export const staleReasons = ["newer", "shape"] as const;

/** A fact as editors see it. */
export const adminFactSchema = factSchema.extend({
  byDefault: z.object({ value: values, checkedOn: z.string(), isEstimate: z.boolean() }),
  isOverridden: z.boolean().describe("Whether editors have written another value than the default's"),
  staleReason: z.enum(staleReasons).nullable().describe("Why the editors' own value does not stand"),
  everyMonths: z.int(),
  note: z.string(),
  planned: z
    .object({
      startsOn: z.iso.date(),
      value: values,
      by: z.string().nullable().describe("Null: by the release"),
    })
    .nullable()
    .describe("What is to stand from a later day on"),
  changedBy: z.string().nullable().describe("Who changed or checked it; null where nobody has"),
  changedAt: z.iso.datetime().nullable(),
  pages: z.array(z.string()).describe("Ids of the pages of the guide and the tools that print it"),
  posts: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        titles: z.partialRecord(z.enum(languages), z.string()).describe("By language, where it has one"),
      }),
    )
    .describe("That name it"),
  ownPages: z
    .array(z.object({ page: z.string(), titles: z.partialRecord(z.enum(languages), z.string()) }))
    .describe("The owner's pages that name it, drafts included, with their titles"),
  openReports: z.int(),
});

export type AdminFact = z.infer<typeof adminFactSchema>;

export const adminFactListSchema = z.object({ facts: z.array(adminFactSchema), overdue: z.int() });

export type AdminFactList = z.infer<typeof adminFactListSchema>;

export const factChangeSchema = z.object({
  value: values.describe("In the shape of the default"),
  source: z.object({
    name: text(200).trim().min(1, "is missing"),
    url: webAddress.nullable(),
  }),
  checkedOn: z.iso.date(day),
  validUntil: z.iso.date(day).nullable().default(null),
  everyMonths: z
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(120, "must be at most 120")
    .nullable()
    .default(null),
  isEstimate: z.boolean().default(false),
  note: text(2000).default(""),
  startsOn: z.iso
    .date(day)
    .nullable()
    .default(null)
    .describe("A later day in Peru, at whose beginning it takes the place of what stands; null: at once"),
});

export type FactChange = z.infer<typeof factChangeSchema>;

export type FactChangeInput = z.input<typeof factChangeSchema>;

/** `unchecked`: the last check was taken back; `restored`: the default stands again; `planned`: it is to be changed from a later day on, `unplanned`: it is not. */
export const factActions = [
  "added",
  "changed",
  "checked",
  "unchecked",
  "restored",
  "planned",
  "unplanned",
  "removed",
] as const;

export const factHistorySchema = z.object({
  entries: z.array(
    z.object({
      id: z.guid(),
      at: z.iso.datetime(),
      by: z.string(),
      action: z.enum(factActions),
      record: factChangeSchema.nullable().describe("As it was from then on; null for the default"),
    }),
  ),
});

export type FactHistory = z.infer<typeof factHistorySchema>;

export const factReportInputSchema = z.object({
  message: z.string(),
  email: z.string().optional(),
  language: z.enum(languages).optional().describe("Of the answer"),
  extra_note: z.string().optional().describe("Only programs fill it in"),
  elapsed: z.string().optional().describe("Milliseconds between the first focus and sending"),
});

export type FactReportInput = z.infer<typeof factReportInputSchema>;

export const factReportSchema = z.object({
  id: z.guid(),
  factId: z.string(),
  message: z.string(),
  email: z.string().nullable(),
  language: z.enum(languages),
  receivedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  settledBy: z.string().nullable(),
});

export type FactReport = z.infer<typeof factReportSchema>;

export const factReportListSchema = z.object({ reports: z.array(factReportSchema) });

export type FactReportList = z.infer<typeof factReportListSchema>;

export const factReportChangeSchema = z.object({ settled: z.boolean("must be true or false") });
