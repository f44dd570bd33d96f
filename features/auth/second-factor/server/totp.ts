import { generate, generateSecret, generateURI, verify } from "otplib"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { reseal, seal, unseal } from "#platform/server/seal.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"

/** Codes change every 30 seconds; clocks may differ by one step (RFC 6238, section 5.2). */
const STEP_SECONDS = 30

const PURPOSE = "authenticator-app"

const epoch = () => Math.floor(clock.now().getTime() / 1000)

/** 160 bits as base32, the way an app takes it by hand. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 })
}

export function sealTotpSecret(userId: number, secret: string): string {
  return seal(PURPOSE, ownerOf(userId), secret)
}

export function openTotpSecret(userId: number, sealed: string): string {
  return unseal(PURPOSE, ownerOf(userId), sealed)
}

export const sealedTotpSecrets: SealedColumn = {
  table: "authenticator_apps",
  id: "user_id",
  owner: "user_id",
  column: "sealed_secret",
  reseal: (userId, sealed) => reseal(PURPOSE, ownerOf(Number(userId)), sealed),
}

/** What the QR code says to an app. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: PRODUCT_NAME, label: email, secret, period: STEP_SECONDS })
}

/** The time step of a code that is right and newer than the last one; undefined for every other. */
export async function stepOfCode(
  secret: string,
  token: string,
  lastStep: number | null,
): Promise<number | undefined> {
  const result = await verify({
    secret,
    token,
    epoch: epoch(),
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  }).catch(() => ({ valid: false as const }))
  return result.valid && "timeStep" in result ? result.timeStep : undefined
}

/** The code that an app shows now, or the next one where that was used already. */
export function totpAt(secret: string, lastStep: number | null): Promise<string> {
  const now = Math.floor(epoch() / STEP_SECONDS)
  const step = lastStep !== null && lastStep >= now ? lastStep + 1 : now
  return generate({ secret, epoch: step * STEP_SECONDS, period: STEP_SECONDS })
}

function ownerOf(userId: number): string {
  return `authenticator-app/${userId}`
}
