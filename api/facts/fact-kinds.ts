export const factKinds = ["price", "hours", "journey", "rule", "number", "contact", "link"] as const;

export type FactKind = (typeof factKinds)[number];
