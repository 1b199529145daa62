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
import { deskPaths } from "#api/desk/desk-paths.ts";
import type { Language } from "#i18n/languages.ts";
import { withBody, type Call } from "#api/transport.ts";

export function accountCalls(call: Call) {
  return {
    register: (request: RegistrationRequest) =>
      call<NewAccount>(deskPaths.register, withBody("POST", request)),
    readRegistration: () => call<RegistrationState>(deskPaths.registration),
    listWaitingAccounts: () => call<WaitingAccount[]>(deskPaths.waitingAccounts),
    /** Without rights the account becomes an administrator's. */
    approveAccount: (username: string, rights?: Rights) =>
      call<object>(
        deskPaths.waitingAccount({ username }),
        rights ? withBody("POST", rights) : { method: "POST" },
      ),
    refuseAccount: (username: string) =>
      call<object>(deskPaths.waitingAccount({ username }), { method: "DELETE" }),
    listAccounts: () => call<ListedAccount[]>(deskPaths.accounts),
    changeRole: (id: string, rights: Rights) =>
      call<object>(deskPaths.accountRole({ id }), withBody("PUT", rights)),
    disableAccount: (id: string) => call<object>(deskPaths.accountDisabled({ id }), { method: "PUT" }),
    enableAccount: (id: string) => call<object>(deskPaths.accountDisabled({ id }), { method: "DELETE" }),
    removeAccount: (id: string) => call<object>(deskPaths.account({ id }), { method: "DELETE" }),
    endSessionsOf: (id: string) => call<object>(deskPaths.accountSessions({ id }), { method: "DELETE" }),
    resetSecondFactorOf: (id: string) =>
      call<object>(deskPaths.accountSecondFactor({ id }), { method: "DELETE" }),
    makeSignInLink: (id: string, language: Language) =>
      call<NewSignInLink>(deskPaths.accountSignInLink({ id }), withBody("POST", { language })),
    withdrawSignInLink: (id: string) =>
      call<object>(deskPaths.accountSignInLink({ id }), { method: "DELETE" }),
    followSignInLink: (use: SignInLinkUse) =>
      call<{ username: string }>(deskPaths.signInLink, withBody("POST", use)),
    invite: (request: InvitationRequest) =>
      call<NewInvitation>(deskPaths.invitations, withBody("POST", request)),
    listInvitations: () => call<Invitation[]>(deskPaths.invitations),
    withdrawInvitation: (id: string) => call<object>(deskPaths.invitation({ id }), { method: "DELETE" }),
  };
}
