import type { BadgeTone } from "#ui/badge.tsx"
import type { VoucherState } from "../voucher.ts"

/** How the back office sees at a glance where a voucher stands. */
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
