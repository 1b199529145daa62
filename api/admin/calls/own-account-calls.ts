import type { EmailRequest, RequestedEmail } from "#api/accounts/account-emails.ts";
import type {
  AddedPasskey,
  NewPasskey,
  OwnAccount,
  OwnSession,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
  PasswordChange,
  RecoveryCodes,
  ResetCode,
  SecondFactorSetup,
} from "#api/accounts/own-account.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { withBody, type Call } from "#api/transport.ts";

export function ownAccountCalls(call: Call) {
  return {
    beginPasskeySignIn: () => call<PasskeyRequest>(adminPaths.passkeySignInOptions, { method: "POST" }),
    readOwnAccount: () => call<OwnAccount>(adminPaths.ownAccount),
    changePassword: (change: PasswordChange) => call<object>(adminPaths.ownPassword, withBody("PUT", change)),
    makeResetCode: () => call<ResetCode>(adminPaths.ownResetCode, { method: "POST" }),
    requestOwnEmail: (request: EmailRequest) =>
      call<RequestedEmail>(adminPaths.ownEmail, withBody("PUT", request)),
    removeOwnEmail: () => call<object>(adminPaths.ownEmail, { method: "DELETE" }),
    chooseOwnReport: (isWanted: boolean) => call<object>(adminPaths.ownReport, withBody("PUT", { isWanted })),
    /** For ten minutes, also of accounts that are changed. `present`: the password. */
    proveByPassword: (present: string) => call<object>(adminPaths.ownProof, withBody("POST", { present })),
    proveByPasskey: (answer: PasskeySignIn) =>
      call<object>(adminPaths.ownPasskeyProof, withBody("POST", answer)),
    listOwnSessions: () => call<OwnSession[]>(adminPaths.ownSessions),
    endOwnSession: (id: string) => call<object>(adminPaths.ownSession({ id }), { method: "DELETE" }),
    endOtherSessions: () => call<object>(adminPaths.ownSessions, { method: "DELETE" }),
    /** `present`: the password. */
    beginSecondFactor: (present: string) =>
      call<SecondFactorSetup>(adminPaths.secondFactor, withBody("POST", { present })),
    confirmSecondFactor: (code: string) =>
      call<RecoveryCodes>(adminPaths.secondFactor, withBody("PUT", { code })),
    removeSecondFactor: (present: string) =>
      call<object>(adminPaths.secondFactorRemoval, withBody("POST", { present })),
    beginPasskey: (present: string) =>
      call<PasskeyCreation>(adminPaths.passkeyOptions, withBody("POST", { present })),
    addPasskey: (passkey: NewPasskey) => call<AddedPasskey>(adminPaths.passkeys, withBody("POST", passkey)),
    removePasskey: (id: string, present: string) =>
      call<object>(adminPaths.passkeyRemoval({ id }), withBody("POST", { present })),
  };
}
