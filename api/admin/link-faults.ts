/** Why an address leads nowhere: 404, 410, or no server of that name. */
export const linkFaults = ["not_found", "gone", "unknown_host"] as const;

export type LinkFault = (typeof linkFaults)[number];
