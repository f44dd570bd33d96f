import { isMacFor, macFor } from "#platform/server/mac.ts"
import type { AppealSide } from "../appeal.ts"

const PURPOSE = "appeal"

/** Where a decision is complained about, without a login: nobody else can compute the key. */
export function appealPath(side: AppealSide, ref: string): string {
  return `/de/widerspruch/${encodeURIComponent(ref)}/${macFor(PURPOSE, `${side}/${ref}`)}`
}

/** Which decision a key is for; undefined where it is no key of ours. */
export function verifyAppealKey(ref: string, key: string): AppealSide | undefined {
  const sides: readonly AppealSide[] = ["report", "restriction"]
  return sides.find((side) => isMacFor(PURPOSE, `${side}/${ref}`, key))
}
