/** The address at which a link asks another site, without its fragment; null for a link that leads nowhere else. */
export function outsideAddress(href: string, siteUrl: string): string | null {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === new URL(siteUrl).origin) return null;
  url.hash = "";
  return url.href;
}
