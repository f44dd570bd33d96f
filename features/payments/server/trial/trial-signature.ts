import { createHmac, timingSafeEqual } from "node:crypto"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { secretsFor } from "#platform/server/secrets.ts"

const TOLERANCE_SECONDS = 300
const SIGNATURE_BYTES = 32

/** `t=<seconds>,v1=<hex>`: the form that payment providers use for signed webhooks. */
export function signTrialEvent(rawBody: string): string {
  const seconds = Math.floor(clock.now().getTime() / 1000)
  return `t=${seconds},v1=${signaturesOf(seconds, rawBody)[0]?.toString("hex")}`
}

/** @throws DomainError `bad-signature` when the header is missing, forged or older than 5 minutes */
export function verifyTrialEvent(rawBody: string, header: string | undefined): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "")
  const seconds = Number(match?.[1])
  const given = Buffer.from(match?.[2] ?? "", "hex")
  const age = Math.abs(clock.now().getTime() / 1000 - seconds)
  if (
    given.length !== SIGNATURE_BYTES ||
    !signaturesOf(seconds, rawBody).some((expected) => timingSafeEqual(given, expected)) ||
    !(age <= TOLERANCE_SECONDS)
  ) {
    throw new DomainError("bad-signature", "malformed", "Die Signatur stimmt nicht.")
  }
}

/** By every key that is good, the newest first. */
function signaturesOf(seconds: number, rawBody: string): Buffer[] {
  return secretsFor("trial-webhook").map((key) =>
    createHmac("sha256", key).update(`${seconds}.${rawBody}`).digest(),
  )
}
