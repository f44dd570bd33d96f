import { and, eq } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { PayoutHold, PayoutStatus } from "../../payout.ts"
import { type PayoutRow, payoutsTable } from "../settlements-tables.ts"

interface PayoutMove {
  to: PayoutStatus
  hold?: PayoutHold
  retryAt?: Date | null
  actor: Actor
  role: ActorRole
}

/** Moves a locked payout and writes the event; the same hold again is no news. */
export async function movePayout(tx: Db, payout: PayoutRow, move: PayoutMove): Promise<void> {
  const { to, hold = null, retryAt = null, actor, role } = move
  const { bookingId, status: from } = payout
  const isNews = from !== to || hold !== payout.hold
  const now = clock.now()
  await tx
    .update(payoutsTable)
    .set({
      status: to,
      hold,
      retryAt,
      paidAt: to === "paid" ? now : null,
      ...(isNews && { notificationDueSince: to === "paid" || to === "held" ? now : null }),
    })
    .where(and(eq(payoutsTable.bookingId, bookingId), eq(payoutsTable.status, from)))
  if (!isNews) return
  await recordEvent(tx, {
    kind: `payout.${to}`,
    entityId: bookingId,
    actor,
    role,
    from,
    to,
    reason: hold,
  })
}
