import { createTransport, type Transporter } from "nodemailer";

/**
 * The way to a mail server.
 *
 * @param timeout milliseconds without an answer after which an attempt ends
 */
export function openMailTransport(url: string, timeout = 20_000): Transporter {
  return createTransport({
    url,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A visitor's text must never make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
