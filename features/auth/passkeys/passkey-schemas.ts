import { z } from "zod"
import { line } from "#platform/text-input.ts"
import { MAX_PASSKEY_NAME } from "./passkey.ts"

const PASSKEY_NAME_MISSING = "Bitte gib einen Namen ein"

const base64url = z.string().regex(/^[\w-]{1,16000}$/)
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** What a browser answers when it has made a passkey (WebAuthn, RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(transport).max(10).optional(),
  }),
})

/** What a browser answers when a passkey has signed (WebAuthn, AuthenticationResponseJSON). */
export const signedByPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

export type NewPasskey = z.output<typeof newPasskeySchema>
export type SignedByPasskey = z.output<typeof signedByPasskeySchema>

/** What a browser is handed; it knows the form better than we do. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })

export const passkeyNameSchema = z.object({
  name: line(MAX_PASSKEY_NAME, PASSKEY_NAME_MISSING).min(1, PASSKEY_NAME_MISSING),
})

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: string
  /** „Chrome auf Android“, where it was made, until its owner names it. */
  name: string
  createdAt: string
  lastUsedAt: string | null
}
