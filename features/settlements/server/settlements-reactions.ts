import { TAX_DETAILS_GIVEN } from "#features/dac7/server/save-tax-details.ts"
import type { Reaction } from "#platform/server/events.ts"
import { payOutDisputed } from "./disputes/pay-out-disputed.ts"
import { followTransfer } from "./payouts/follow-transfer.ts"
import { notifyOfPayouts } from "./payouts/notify-of-payouts.ts"
import { payOutHeldOf } from "./payouts/pay-out.ts"

/** What a payout does when its transfers move, or when its pilot can be paid. */
export const settlementsReactions: readonly Reaction[] = [
  { on: "transfer.done", name: "a payout is paid", run: followTransfer },
  { on: "transfer.failed", name: "a payout has failed", run: followTransfer },
  { on: "transfer.reversed", name: "a payout came back", run: followTransfer },
  { on: "payment.dispute_won", name: "what was held is paid out", run: payOutDisputed },
  { on: "payment.dispute_lost", name: "what was held waits for a decision", run: payOutDisputed },
  { on: "payout.paid", name: "its pilot is told flight by flight", run: notifyOfPayouts },
  { on: "payout.held", name: "its pilot is told flight by flight", run: notifyOfPayouts },
  { on: "payout.failed", name: "its pilot is told flight by flight", run: notifyOfPayouts },
  {
    on: "user.payout_account_changed",
    name: "what was held is paid out",
    run: (db, event) => payOutHeldOf(db, event.entityId),
  },
  {
    on: "user.bank_account_changed",
    name: "what was held is paid out",
    run: (db, event) => payOutHeldOf(db, event.entityId),
  },
  {
    on: TAX_DETAILS_GIVEN,
    name: "what was held is paid out",
    run: (db, event) => payOutHeldOf(db, event.entityId),
  },
]
