import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { todoKinds } from "./todo-kinds.ts";

export const todosSchema = z.object({
  entries: z
    .array(
      z.object({
        kind: z.enum(todoKinds),
        language: z.enum(languages).optional().describe("Of a translator's own work, language by language"),
        count: z.int().describe("How many there are of it; 1 where nothing is counted"),
        facts: z
          .array(z.object({ id: z.string(), names: z.record(z.enum(languages), z.string()) }))
          .optional()
          .describe("The most urgent of the facts that are due"),
        at: z.iso.datetime().nullable().describe("The first moment of it, where there is one"),
      }),
    )
    .describe("The most urgent first; empty when nothing is to be done"),
});

export type Todos = z.infer<typeof todosSchema>;
export type Todo = Todos["entries"][number];
