import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { Db } from "#platform/server/db.ts"
import type { GoodwillRow } from "./goodwills-table.ts"

/** What is given comes from the platform's own account to where the money of an order lies. */
export async function fundGoodwill(
  tx: Db,
  { id, bookingId, amountCents }: GoodwillRow,
  checkoutId: number,
): Promise<void> {
  await postMove(tx, {
    businessKey: `goodwill/${id}/given`,
    subject: "booking",
    subjectId: bookingId,
    kind: "booking.goodwill_given",
    lines: [
      { account: accounts.goodwill(), amountCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -amountCents },
    ],
  })
}

/** From there it becomes credit. */
export async function creditGoodwill(
  tx: Db,
  { id, bookingId, amountCents }: GoodwillRow,
  { checkoutId, voucherId }: { checkoutId: number; voucherId: number },
): Promise<void> {
  await postMove(tx, {
    businessKey: `goodwill/${id}/credited`,
    subject: "booking",
    subjectId: bookingId,
    kind: "booking.goodwill_credited",
    lines: [
      { account: accounts.checkoutPaid(checkoutId), amountCents },
      { account: accounts.voucher(voucherId), amountCents: -amountCents },
    ],
  })
}
