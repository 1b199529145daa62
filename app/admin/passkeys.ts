import type { NewPasskey, PasskeyCreation, PasskeyRequest } from "#api/accounts/own-account.ts";
import { plainApi, sessionApi } from "#app/admin/admin-api.ts";
import { signInByPasskey } from "#app/session.ts";

/** Loaded when somebody can use it: most sign-ins are by password. */
const loadLibrary = () => import("@simplewebauthn/browser");

/** A browser without passkeys has no such object. */
const isKnown = () => typeof PublicKeyCredential === "function";

/**
 * Asks the browser to make a passkey on a device that its owner chooses.
 *
 * @throws Error of the browser, named as `passkeyErrorText` knows them
 */
export async function makePasskey(creation: PasskeyCreation): Promise<NewPasskey["answer"]> {
  requireKnown();
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

/** By a passkey, of who is signed in. Shows the browser's own question. @throws ApiError, or Error of the browser */
export async function proveByPasskey(): Promise<void> {
  requireKnown();
  await sessionApi.proveByPasskey(await sign(await plainApi.beginPasskeySignIn(), false));
}

export const passkeySignIn = {
  /** Shows the browser's own question. @throws ApiError, or Error of the browser */
  async ask(): Promise<void> {
    requireKnown();
    await signInByPasskey(await sign(await plainApi.beginPasskeySignIn(), false));
  },

  /**
   * Lets the browser list its passkeys at the name field, where it can.
   *
   * @param onFailure when one was chosen, and the server refused it
   * @returns what ends the offer
   */
  offer(onFailure: (error: unknown) => void): () => void {
    let isOver = false;
    let cancel = () => {};
    async function wait(): Promise<void> {
      if (!isKnown() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const [{ WebAuthnAbortService }, request] = await Promise.all([
        loadLibrary(),
        plainApi.beginPasskeySignIn(),
      ]);
      if (isOver) return;
      cancel = () => WebAuthnAbortService.cancelCeremony();
      const answer = await sign(request, true);
      cancel = () => {};
      if (!isOver) await signInByPasskey(answer).catch(onFailure);
    }
    wait().catch((error: unknown) => {
      // The name can be typed all the same; the button's question ends the offer, too.
      if (!isOver) console.warn("The passkeys of this browser could not be offered", error);
    });
    return () => {
      isOver = true;
      cancel();
    };
  },
};

async function sign(request: PasskeyRequest, useBrowserAutofill: boolean) {
  const { startAuthentication } = await loadLibrary();
  const signed = await startAuthentication({ optionsJSON: request, useBrowserAutofill });
  const { id, rawId, type, response } = signed;
  const { clientDataJSON, authenticatorData, signature, userHandle = "" } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

function requireKnown(): void {
  if (!isKnown()) throw new DOMException("this browser does not know passkeys", "NotSupportedError");
}
