import type { ContactService } from "#api/contact/contact-service.ts";
import { readTextError } from "#api/errors/read-error.ts";
import { emailScript } from "#app/site/parts/page/answered-by-script.ts";
import { contactServicePath, sendEmailFormPath } from "#api/paths.ts";
import type { sendByService } from "./email-client.ts";

export interface Sender {
  /** Rejects when the message was not taken: with `ApiError` when this server refuses it. */
  send: (form: HTMLFormElement) => Promise<void>;
  /** Whether the same message sent again is still one message: this server sees to that. */
  isRepeatable: boolean;
}

let sender: Promise<Sender> | undefined;

/** Loads what sending needs, once; after a failure, the next call tries again. */
export function loadSender(): Promise<Sender> {
  sender ??= load().catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  return sender;
}

/** @throws Error when this server does not say where to post */
async function load(): Promise<Sender> {
  const response = await fetch(contactServicePath);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // Safe cast: our own server wrote it.
  const service = (await response.json()) as ContactService;
  if (service.origin === null) return { send: sendHere, isRepeatable: true };
  // Safe cast: it is the file beside this one.
  const client = import(/* @vite-ignore */ emailScript) as Promise<{ sendByService: typeof sendByService }>;
  const { sendByService: send } = await client;
  return { send: (form) => send(form, service), isRepeatable: false };
}

/** The browser goes on sending it when the reader leaves the page. */
async function sendHere(form: HTMLFormElement): Promise<void> {
  const response = await fetch(sendEmailFormPath, {
    method: "POST",
    body: new FormData(form),
    keepalive: true,
  });
  if (!response.ok) throw await readTextError(response);
}
