import { createHmac, timingSafeEqual } from "node:crypto"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { secretFor } from "#platform/server/secrets.ts"

const TOLERANCE_SECONDS = 300

/** `t=<seconds>,v1=<hex>`: the form that payment providers use for signed webhooks. */
export function signTrialEvent(rawBody: string): string {
  const seconds = Math.floor(clock.now().getTime() / 1000)
  return `t=${seconds},v1=${signature(seconds, rawBody)}`
}

/** @throws DomainError `bad-signature` when the header is missing, forged or older than 5 minutes */
export function verifyTrialEvent(rawBody: string, header: string | undefined): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "")
  const seconds = Number(match?.[1])
  const given = Buffer.from(match?.[2] ?? "", "hex")
  const expected = Buffer.from(signature(seconds, rawBody), "hex")
  const age = Math.abs(clock.now().getTime() / 1000 - seconds)
  if (
    given.length !== expected.length ||
    !timingSafeEqual(given, expected) ||
    !(age <= TOLERANCE_SECONDS)
  ) {
    throw new DomainError("bad-signature", "malformed", "Die Signatur stimmt nicht.")
  }
}

function signature(seconds: number, rawBody: string): string {
  return createHmac("sha256", secretFor("trial-webhook"))
    .update(`${seconds}.${rawBody}`)
    .digest("hex")
}
