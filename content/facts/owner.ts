/** Placeholders, for the owner to replace. */
export const owner = {
  company: "Example S.A.C.",
  website: "https://example.com",
  phone: "+51 1 000 0000",
  address: "Lima, Perú",
  builder: { name: "Example Web, Lima", url: "https://example.com/web" },
  /** The kind chooses the icon. */
  social: [
    { kind: "shortVideo" as const, name: "TikTok", url: "https://example.com/tiktok" },
    { kind: "video" as const, name: "YouTube", url: "https://example.com/youtube" },
  ],
  since: 2026,
};

export type Owner = typeof owner;

/** @returns the names of the details that are still placeholders, for example `["company", "phone"]` */
export function placeholdersOf(details: Owner): string[] {
  return Object.entries(details)
    .filter(([, value]) => /\bexample\b|\b000 0000\b/i.test(JSON.stringify(value)))
    .map(([name]) => name);
}
