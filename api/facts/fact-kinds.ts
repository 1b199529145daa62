export const factKinds = ["price", "hours", "rule", "number", "contact", "link"] as const;

export type FactKind = (typeof factKinds)[number];
