import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server"
import { eq } from "drizzle-orm"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { MAX_PASSKEYS } from "../passkey.ts"
import type { NewPasskey } from "../passkey-schemas.ts"
import { keepChallenge, takeChallenge } from "./passkey-challenges.ts"
import { passkeysTable } from "./passkeys-tables.ts"
import { PASSKEY_ALGORITHMS, relyingParty, userHandleOf } from "./relying-party.ts"

/** What a browser needs to make a passkey, and the cookie that finds it again. */
export async function offerPasskey(db: Db, { userId, sessionId }: UserActor) {
  const own = await getOwnUser(db, userId)
  const known = await passkeysOf(db, userId)
  refuseTooMany(known)
  const { rpName, rpID } = relyingParty()
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: own.email,
    userDisplayName: publicName(own),
    userID: userHandleOf(userId),
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // found without an address, and opened by whoever its device knows: both factors in one
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
  return { options, cookie: await keepChallenge(db, options.challenge, sessionId) }
}

interface MadePasskey {
  response: NewPasskey
  device: string
  cookie(name: string): string | undefined
}

/** Adds a passkey that the browser has made; false for a repeat, which changes nothing. */
export async function addPasskey(
  db: Db,
  actor: UserActor,
  { response, device, cookie }: MadePasskey,
): Promise<boolean> {
  const before = await passkeysOf(db, actor.userId)
  if (before.some(({ id }) => id === response.id)) return false
  const challenge = await takeChallenge(db, cookie, actor.sessionId)
  const { credential } = await verify(response, challenge)
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(passkeysTable)
      .values({
        id: credential.id,
        userId: actor.userId,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: device,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeysTable.id })
    if (!made) throw refused()
    refuseTooMany(await passkeysOf(tx, actor.userId), MAX_PASSKEYS + 1)
    await recordEvent(tx, {
      kind: "user.passkey_added",
      entityId: actor.userId,
      actor,
      role: actor.isPilot ? "pilot" : "passenger",
    })
    return true
  })
}

async function verify(response: NewPasskey, expectedChallenge: string) {
  const { rpID, origin } = relyingParty()
  const { registrationInfo } = await verifyRegistrationResponse({
    // zod writes `undefined` where the type leaves a property out
    response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw refused()
  return registrationInfo
}

function passkeysOf(db: Db, userId: number) {
  return db
    .select({ id: passkeysTable.id, transports: passkeysTable.transports })
    .from(passkeysTable)
    .where(eq(passkeysTable.userId, userId))
}

function refuseTooMany(known: readonly unknown[], limit = MAX_PASSKEYS) {
  if (known.length < limit) return
  throw new DomainError(
    "too-many-passkeys",
    "invalid",
    `Mehr als ${MAX_PASSKEYS} Passkeys gehen nicht. Lösch zuerst einen, den du nicht mehr brauchst.`,
  )
}

function refused(): DomainError {
  return new DomainError(
    "passkey-refused",
    "invalid",
    "Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.",
  )
}
