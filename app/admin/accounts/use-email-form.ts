import { isEmailAddress } from "#api/contact/contact-form.ts";
import type { EmailRequest, RequestedEmail } from "#api/accounts/account-emails.ts";
import { ApiError } from "#api/errors/errors.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/**
 * A form with a field `email`, for the address of an account.
 *
 * @param request asks for the mail with which the address is confirmed
 * @param onMailed when that is on its way; a refused mail is a failure that leaves the address as typed
 */
export function useEmailForm(
  request: (asked: EmailRequest) => Promise<RequestedEmail>,
  onMailed: () => void,
) {
  const { refusals, emails } = useAdminMessages().accounts;
  const language = useLanguage();
  const wrong = { email: refusals.badEmail };
  return useForm({
    resets: true,
    read: (fields) => typedIn(fields, "email").trim(),
    check: (email) => (isEmailAddress(email) ? {} : wrong),
    async send(email) {
      const { mailed } = await request({ email, language });
      if (!mailed) throw new NotMailed();
      onMailed();
    },
    refusedFields(error) {
      if (error instanceof NotMailed) return { email: emails.notSent };
      const cannotMail = error instanceof ApiError && error.code === "unavailable";
      return cannotMail ? { email: emails.own.noMail } : null;
    },
  });
}

class NotMailed extends Error {}
