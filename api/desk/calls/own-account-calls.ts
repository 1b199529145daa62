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
  SecondFactorSetup,
} from "#api/accounts/own-account.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import { withBody, type Call } from "#api/transport.ts";

export function ownAccountCalls(call: Call) {
  return {
    beginPasskeySignIn: () => call<PasskeyRequest>(deskPaths.passkeySignInOptions, { method: "POST" }),
    readOwnAccount: () => call<OwnAccount>(deskPaths.ownAccount),
    changePassword: (change: PasswordChange) => call<object>(deskPaths.ownPassword, withBody("PUT", change)),
    /** For ten minutes, also of accounts that are changed. `present`: the password. */
    proveByPassword: (present: string) => call<object>(deskPaths.ownProof, withBody("POST", { present })),
    proveByPasskey: (answer: PasskeySignIn) =>
      call<object>(deskPaths.ownPasskeyProof, withBody("POST", answer)),
    listOwnSessions: () => call<OwnSession[]>(deskPaths.ownSessions),
    endOwnSession: (id: string) => call<object>(deskPaths.ownSession({ id }), { method: "DELETE" }),
    endOtherSessions: () => call<object>(deskPaths.ownSessions, { method: "DELETE" }),
    /** `present`: the password. */
    beginSecondFactor: (present: string) =>
      call<SecondFactorSetup>(deskPaths.secondFactor, withBody("POST", { present })),
    confirmSecondFactor: (code: string) =>
      call<RecoveryCodes>(deskPaths.secondFactor, withBody("PUT", { code })),
    removeSecondFactor: (present: string) =>
      call<object>(deskPaths.secondFactorRemoval, withBody("POST", { present })),
    beginPasskey: (present: string) =>
      call<PasskeyCreation>(deskPaths.passkeyOptions, withBody("POST", { present })),
    addPasskey: (passkey: NewPasskey) => call<AddedPasskey>(deskPaths.passkeys, withBody("POST", passkey)),
    removePasskey: (id: string, present: string) =>
      call<object>(deskPaths.passkeyRemoval({ id }), withBody("POST", { present })),
  };
}
