/** UTF-16 code units. */
export const factReportLimits = { message: 2000, email: 254 } as const;
