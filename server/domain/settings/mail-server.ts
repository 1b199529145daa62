import type { MailServer } from "#api/settings/site-settings.ts";

/** Makes an address that the mail library reads; it may hold a password. */
export function mailServerUrl({ host, port, security, user, password }: MailServer & { password: string }) {
  const url = new URL(`${security === "tls" ? "smtps" : "smtp"}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  url.password = user === "" ? "" : encodeURIComponent(password);
  if (security === "starttls") url.searchParams.set("requireTLS", "true");
  return url.href;
}

/** Without the password. */
export function describeMailServer(address: string): MailServer & { hasPassword: boolean } {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const isTls = protocol === "smtps:";
  return {
    host: hostname,
    // The ports that the mail library takes.
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? "tls" : searchParams.get("requireTLS") === "true" ? "starttls" : "any",
    user: decodeURIComponent(username),
    hasPassword: password !== "",
  };
}
