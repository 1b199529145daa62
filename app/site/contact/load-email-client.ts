import type { ApiClient } from "#api/client.ts";
import { errorOfText } from "#api/errors/read-error.ts";

/** Rejects when posting fails. */
export type SendForm = (form: HTMLFormElement) => Promise<void>;

/** Loads it once; after a failure, the next call tries again. */
export function emailClientLoader(api: Pick<ApiClient, "readContactService">): () => Promise<SendForm> {
  let client: Promise<SendForm> | undefined;
  return () => {
    client ??= loadEmailClient(api).catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
}

/**
 * Loads the e-mail client library, which posts to the owner's e-mail service or to this server, as this server says.
 * @returns rejects with `ApiError` when this server refuses, else with what the library or the browser threw
 * @throws ApiError when this server does not say where to post
 */
async function loadEmailClient(api: Pick<ApiClient, "readContactService">): Promise<SendForm> {
  const library = import("@emailjs/browser").catch(() => null);
  const service = await api.readContactService();
  const emailjs = await library;
  if (!emailjs) return submitNatively;
  const { origin, publicKey, serviceId, templateId } = service;
  return async (form) => {
    emailjs.init({ publicKey, origin: origin ?? location.origin });
    // The service's template has no place for a plan.
    if (origin !== null) form.addEventListener("formdata", addPlanToMessage, { once: true });
    try {
      await emailjs.sendForm(serviceId, templateId, form, { publicKey });
    } catch (error) {
      const isOurs = origin === null && error instanceof emailjs.EmailJSResponseStatus;
      throw isOurs ? errorOfText(error.status, error.text) : error;
    }
  };
}

function addPlanToMessage({ formData }: FormDataEvent): void {
  const plan = formData.get("plan");
  if (plan !== null) formData.set("message", [formData.get("message"), plan].join("\r\n\r\n"));
}

/** If the library's file is missing although the server answers, the page is from an older build: a retry would fail too. */
function submitNatively(form: HTMLFormElement): Promise<void> {
  // Browsers do not submit a form that is not in the document.
  if (!form.isConnected) return Promise.reject(new Error("the form was removed before it was sent"));
  form.submit();
  // The browser leaves the page now.
  return new Promise(() => {});
}
