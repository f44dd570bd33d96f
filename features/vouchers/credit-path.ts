/** Where an account sees its credit, and the vouchers that it has bought. */
export const CREDIT_PATH = "/de/cockpit/guthaben"
export const REDEEM_PATH = "/de/einloesen"

/** The same with a code filled in. */
export function redeemPath(code: string): string {
  return `${REDEEM_PATH}?code=${encodeURIComponent(code)}`
}
