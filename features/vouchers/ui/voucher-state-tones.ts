import type { BadgeTone } from "#ui/elements/badge.tsx"
import type { VoucherState } from "../voucher.ts"

/** The colour of each state of a voucher in the back office. */
export const VOUCHER_STATE_TONES: Record<VoucherState, BadgeTone> = {
  ordered: "info",
  active: "ok",
  partially_redeemed: "ok",
  redeemed: "neutral",
  revoked: "neutral",
  expired: "warn",
  blocked: "err",
  replaced: "neutral",
}
