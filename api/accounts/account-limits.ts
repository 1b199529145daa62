/** Characters. Separate from the schemas, so that a form can use them without loading the schema library. */
export const accountLimits = {
  username: { min: 3, max: 40 },
  password: { min: 8, max: 200 },
} as const;
