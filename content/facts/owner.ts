/** Who runs the site, as its owner fills it in; what stands here at first are plainly placeholders. */
export const owner = {
  company: "Example S.A.C.",
  website: "https://example.com",
  phone: "+51 1 000 0000",
  address: "Lima, Perú",
  /** The web company in Lima that built the site. */
  builder: { name: "Example Web, Lima", url: "https://example.com/web" },
  /** A short-video site and a video site, each under its own name; the kind chooses the icon. */
  social: [
    { kind: "shortVideo" as const, name: "TikTok", url: "https://example.com/tiktok" },
    { kind: "video" as const, name: "YouTube", url: "https://example.com/youtube" },
  ],
  /** Year of the copyright. */
  since: 2026,
};

export type Owner = typeof owner;

/**
 * Which of the owner's details still are the placeholders that the site came with.
 *
 * @returns their names, for example `["company", "phone"]`
 */
export function placeholdersOf(details: Owner): string[] {
  return Object.entries(details)
    .filter(([, value]) => /\bexample\b|\b000 0000\b/i.test(JSON.stringify(value)))
    .map(([name]) => name);
}
