import { z } from "zod";
import { errorCodes } from "./errors.ts";

/** The body of every answer that is not ok. */
export const errorSchema = z.object({
  error: z.string().meta({ description: "what went wrong, in English; may be shown" }),
  code: z.enum(errorCodes),
  fieldErrors: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: "what is wrong with each refused input, by its field path" }),
});

export type ErrorBody = z.infer<typeof errorSchema>;
