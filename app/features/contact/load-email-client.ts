import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";

/** Posts the form; a failure is thrown. */
export type SendForm = (form: HTMLFormElement) => Promise<void>;

/**
 * Loads the e-mail client library and learns where it posts to: the owner's e-mail service, or this server.
 *
 * @returns throws `ApiError` for a refusal of this server, else what the library or the browser threw
 * @throws ApiError when it cannot be learnt where to post
 */
export async function loadEmailClient(api: Pick<ApiClient, "readContactService">): Promise<SendForm> {
  const library = import("@emailjs/browser").catch(() => null);
  const service = await api.readContactService();
  const emailjs = await library;
  if (!emailjs) return leaveToBrowser;
  const { origin, publicKey, serviceId, templateId } = service;
  return async (form) => {
    emailjs.init({ publicKey, origin: origin ?? location.origin });
    try {
      await emailjs.sendForm(serviceId, templateId, form, { publicKey });
    } catch (error) {
      const isOurs = origin === null && error instanceof emailjs.EmailJSResponseStatus;
      throw isOurs ? new ApiError(error.status, "internal", error.text) : error;
    }
  };
}

/**
 * Posts the form as without JavaScript. A library that is gone although the server answers belongs to an
 * older build of the site; trying again would never find it.
 */
function leaveToBrowser(form: HTMLFormElement): Promise<void> {
  // Browsers post no form of a page that was left.
  if (!form.isConnected) return Promise.reject(new Error("the form was left before it was sent"));
  form.submit();
  // The page is left.
  return new Promise(() => {});
}
