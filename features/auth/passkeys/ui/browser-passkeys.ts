import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser"

export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON
export type NewPasskeyOptions = PublicKeyCredentialCreationOptionsJSON

/** The browser has done nothing: somebody has changed their mind, or there is no passkey here. */
class PasskeyFailure extends Error {
  readonly kind = "refused"
  readonly code = "passkey-not-used"
}

/** Whether this browser knows passkeys at all; only there they are offered. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function"
}

/** Lets a passkey sign. `isByAutofill`: when one is chosen in the field, as long as nobody asks again. */
export async function signByPasskey(
  optionsJSON: PasskeyOptions,
  { isByAutofill = false } = {},
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import("@simplewebauthn/browser")
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: isByAutofill })
  } catch {
    throw new PasskeyFailure("Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.")
  }
}

/** Makes a passkey on this device, or on one that the browser reaches. */
export async function makePasskey(
  optionsJSON: NewPasskeyOptions,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import("@simplewebauthn/browser")
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError"
    throw new PasskeyFailure(
      isKnown
        ? "Auf diesem Gerät hast du schon einen Passkey."
        : "Es wurde kein Passkey gemacht. Du kannst es noch einmal versuchen.",
    )
  }
}

/** Whether the browser offers passkeys in the field of the address. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!knowsPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
