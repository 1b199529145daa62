import type { ConfirmedEmail, EmailRequest, RequestedEmail } from "#api/accounts/account-emails.ts";
import type {
  Invitation,
  InvitationRequest,
  ListedAccount,
  NewAccount,
  NewInvitation,
  NewSignInLink,
  RegistrationRequest,
  RegistrationState,
  SignInLinkUse,
  WaitingAccount,
} from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import type { Language } from "#i18n/languages.ts";
import { withBody, type Call } from "#api/transport.ts";

export function accountCalls(call: Call) {
  return {
    register: (request: RegistrationRequest) =>
      call<NewAccount>(adminPaths.register, withBody("POST", request)),
    readRegistration: () => call<RegistrationState>(adminPaths.registration),
    listWaitingAccounts: () => call<WaitingAccount[]>(adminPaths.waitingAccounts),
    /** Without rights the account becomes an administrator's. */
    approveAccount: (username: string, rights?: Rights) =>
      call<object>(
        adminPaths.waitingAccount({ username }),
        rights ? withBody("POST", rights) : { method: "POST" },
      ),
    refuseAccount: (username: string) =>
      call<object>(adminPaths.waitingAccount({ username }), { method: "DELETE" }),
    listAccounts: () => call<ListedAccount[]>(adminPaths.accounts),
    changeRole: (id: string, rights: Rights) =>
      call<object>(adminPaths.accountRole({ id }), withBody("PUT", rights)),
    disableAccount: (id: string) => call<object>(adminPaths.accountDisabled({ id }), { method: "PUT" }),
    enableAccount: (id: string) => call<object>(adminPaths.accountDisabled({ id }), { method: "DELETE" }),
    removeAccount: (id: string) => call<object>(adminPaths.account({ id }), { method: "DELETE" }),
    endSessionsOf: (id: string) => call<object>(adminPaths.accountSessions({ id }), { method: "DELETE" }),
    resetSecondFactorOf: (id: string) =>
      call<object>(adminPaths.accountSecondFactor({ id }), { method: "DELETE" }),
    makeSignInLink: (id: string, language: Language) =>
      call<NewSignInLink>(adminPaths.accountSignInLink({ id }), withBody("POST", { language })),
    withdrawSignInLink: (id: string) =>
      call<object>(adminPaths.accountSignInLink({ id }), { method: "DELETE" }),
    followSignInLink: (use: SignInLinkUse) =>
      call<{ username: string }>(adminPaths.signInLink, withBody("POST", use)),
    /** The same answer for every name. */
    askForPasswordLink: (name: string) =>
      call<object>(adminPaths.forgottenPassword, withBody("POST", { name })),
    requestEmailOf: (id: string, request: EmailRequest) =>
      call<RequestedEmail>(adminPaths.accountEmail({ id }), withBody("PUT", request)),
    removeEmailOf: (id: string) => call<object>(adminPaths.accountEmail({ id }), { method: "DELETE" }),
    confirmEmail: (token: string) =>
      call<ConfirmedEmail>(adminPaths.emailConfirmation, withBody("POST", { token })),
    invite: (request: InvitationRequest) =>
      call<NewInvitation>(adminPaths.invitations, withBody("POST", request)),
    listInvitations: () => call<Invitation[]>(adminPaths.invitations),
    withdrawInvitation: (id: string) => call<object>(adminPaths.invitation({ id }), { method: "DELETE" }),
  };
}
