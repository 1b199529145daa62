/** Lengths in characters; apart from the schemas, so that a form knows them without loading those. */
export const accountLimits = {
  username: { min: 3, max: 40 },
  password: { min: 8, max: 200 },
} as const;
