/** How grave an alert is, from the least to the gravest. */
export const alertLevels = ["notice", "warning", "danger"] as const;
