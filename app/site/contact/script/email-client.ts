import { init, sendForm } from "@emailjs/browser";
import type { ContactService } from "#api/contact/contact-service.ts";

/**
 * Sends the form to the owner's e-mail service by its client library.
 * @returns rejects with what the library or the browser threw
 */
export async function sendByService(
  form: HTMLFormElement,
  { origin, publicKey, serviceId, templateId }: ContactService,
): Promise<void> {
  init({ publicKey, origin: origin ?? location.origin });
  form.addEventListener("formdata", addPlanToMessage, { once: true });
  await sendForm(serviceId, templateId, form, { publicKey });
}

/** The service's template has no place for a plan. */
function addPlanToMessage({ formData }: FormDataEvent): void {
  const plan = formData.get("plan");
  if (plan !== null) formData.set("message", [formData.get("message"), plan].join("\r\n\r\n"));
}
