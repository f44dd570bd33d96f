import { createHmac } from "node:crypto"
import { isSameSecret } from "#platform/server/is-same-secret.ts"
import { secretFor } from "#platform/server/secrets.ts"
import type { AppealSide } from "../appeal.ts"

/** Where a decision is complained about, without a login: nobody else can compute the key. */
export function appealPath(side: AppealSide, ref: string): string {
  return `/de/widerspruch/${encodeURIComponent(ref)}/${keyOf(side, ref)}`
}

/** Which decision a key is for; undefined where it is no key of ours. */
export function verifyAppealKey(ref: string, key: string): AppealSide | undefined {
  const sides: readonly AppealSide[] = ["report", "restriction"]
  return sides.find((side) => isSameSecret(keyOf(side, ref), key))
}

function keyOf(side: AppealSide, ref: string): string {
  return createHmac("sha256", secretFor("appeal")).update(`${side}/${ref}`).digest("base64url")
}
