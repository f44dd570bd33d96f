import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server"
import { and, eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { SignedByPasskey } from "../passkey-schemas.ts"
import { keepChallenge, takeChallenge } from "./passkey-challenges.ts"
import { passkeysTable } from "./passkeys-tables.ts"
import { relyingParty } from "./relying-party.ts"

interface Signer {
  /** Only passkeys of this account, in its session; without one whoever owns the passkey. */
  userId?: number
  sessionId?: string | undefined
}

/** What a passkey has to sign, and the cookie that finds it again. */
export async function askPasskey(db: Db, { userId, sessionId }: Signer = {}) {
  const own =
    userId === undefined
      ? []
      : await db
          .select({ id: passkeysTable.id, transports: passkeysTable.transports })
          .from(passkeysTable)
          .where(eq(passkeysTable.userId, userId))
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().rpID,
    userVerification: "required",
    allowCredentials: own,
  })
  return { options, cookie: await keepChallenge(db, options.challenge, sessionId) }
}

/**
 * Whose passkey has signed what this browser was given. Its device has made sure of the person, by
 * face, finger or PIN, so that this proves both: what they have and who they are.
 */
export async function verifyPasskey(
  db: Db,
  response: SignedByPasskey,
  { cookie, ...signer }: Signer & { cookie(name: string): string | undefined },
): Promise<number> {
  const expectedChallenge = await takeChallenge(db, cookie, signer.sessionId)
  const isOwn = signer.userId === undefined ? undefined : eq(passkeysTable.userId, signer.userId)
  const [passkey] = await db
    .select()
    .from(passkeysTable)
    .where(and(eq(passkeysTable.id, response.id), isOwn))
  if (!passkey) {
    throw new DomainError(
      "unknown-passkey",
      "invalid",
      "Diesen Passkey kennen wir nicht. Vielleicht hast du ihn in deinen Einstellungen gelöscht.",
    )
  }
  const { rpID, origin } = relyingParty()
  const verified = await verifyAuthenticationResponse({
    // zod writes `undefined` where the type leaves a property out
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!verified?.verified) {
    throw new DomainError(
      "passkey-refused",
      "invalid",
      "Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.",
    )
  }
  await db
    .update(passkeysTable)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: clock.now() })
    .where(eq(passkeysTable.id, passkey.id))
  return passkey.userId
}
