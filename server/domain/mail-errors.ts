/** What the mail library says of a failure beside its message. */
interface MailError extends Error {
  /** The command that the mail server refused. */
  command?: string;
  /** The mail server's answer, such as 550. */
  responseCode?: number;
}

/** Commands whose refusal is about this mail, and not about the server or how it is reached. */
const aboutTheMail = ["MAIL FROM", "RCPT TO", "DATA"];

/** The answer to a server that wants to be signed in to: a matter of the settings. */
const authenticationRequired = 530;

/** Whether the mail server has refused this mail itself, so that trying again would change nothing. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Every field is optional, so any error is one.
  const { command = "", responseCode = 0 } = error as MailError;
  return responseCode >= 500 && responseCode !== authenticationRequired && aboutTheMail.includes(command);
}

const longestReason = 300;

/** Why a mail was not sent, in a line. What was broken off says why. */
export function tellMailError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error.name === "AbortError" && error.cause instanceof Error ? error.cause : error;
  return message.replace(/\s+/g, " ").slice(0, longestReason);
}
