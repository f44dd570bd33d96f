import { isGoodPass } from "../boarding-pass.ts"
import { applePassPath } from "../flight-day-paths.ts"
import type { PassView } from "../pass-view.ts"
import { hasAppleKeys } from "./apple-pass.ts"
import { makeGoogleLink } from "./google-pass.ts"

/** Where a pass goes into a wallet; null without keys, or where nobody flies with it any more. */
export interface WalletLinks {
  apple: string | null
  google: string | null
}

export async function walletLinksOf(pass: PassView): Promise<WalletLinks> {
  if (!isGoodPass(pass.state)) return { apple: null, google: null }
  return {
    apple: hasAppleKeys() ? applePassPath(pass.token) : null,
    google: (await makeGoogleLink(pass)) ?? null,
  }
}
