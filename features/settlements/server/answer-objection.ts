import { eq } from "drizzle-orm"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canAnswerObjection } from "../objection.ts"
import type { Answer } from "../settlement-schemas.ts"
import { attachReceipts } from "./attach-receipts.ts"
import { lockPart } from "./lock-part.ts"
import { scanBeforeAttaching } from "./scan-receipts.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/** The pilot says how it was, once, and may add receipts; the back office decides with that. */
export async function answerObjection(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  { words, receipts = [] }: Answer,
): Promise<{ answeredAt: Date }> {
  await scanBeforeAttaching(db, pilot, receipts)
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (flight.pilotId !== pilot.userId) throw unknownRequest()
    const part = await lockPart(tx, bookingId)
    if (part.answeredAt) return { answeredAt: part.answeredAt }
    if (!canAnswerObjection(booking, part)) {
      throw new DomainError(
        "nothing-to-answer",
        "invalid",
        "Zu diesem Einwand wird nichts mehr erwartet: Er ist entschieden oder zurückgezogen.",
      )
    }
    await attachReceipts(tx, flight.id, receipts)
    const answeredAt = clock.now()
    await tx
      .update(settlementPartsTable)
      .set({ answer: words, answeredAt })
      .where(eq(settlementPartsTable.bookingId, bookingId))
    await recordEvent(tx, {
      kind: "booking.objection_answered",
      entityId: bookingId,
      actor: pilot,
      role: "pilot",
      data: { flightId: flight.id },
    })
    return { answeredAt }
  })
}
