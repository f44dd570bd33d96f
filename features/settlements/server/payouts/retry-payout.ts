import { eq } from "drizzle-orm"
import { requireOpen } from "#features/settings/server/require-open.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { payoutsTable } from "../settlements-tables.ts"
import { payOut } from "./pay-out.ts"

/** The back office lets a payout that is held or has failed try once more, whether it is due or not. */
export async function retryPayout(
  db: Db,
  admin: UserActor,
  { bookingId, reason }: { bookingId: number; reason: string },
): Promise<{ isRetried: boolean }> {
  const [payout] = await db.select().from(payoutsTable).where(eq(payoutsTable.bookingId, bookingId))
  if (!payout)
    throw new DomainError("unknown-payout", "not-found", "Diese Auszahlung gibt es nicht.")
  if (payout.status !== "held" && payout.status !== "failed") return { isRetried: false }
  requireOpen("payouts")
  await recordEvent(db, {
    kind: "payout.retried",
    entityId: bookingId,
    actor: admin,
    role: "admin",
    reason,
  })
  await payOut(db, bookingId, { isReturnedToo: true })
  return { isRetried: true }
}
