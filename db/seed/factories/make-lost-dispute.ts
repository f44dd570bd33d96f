import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { bookPart } from "#features/settlements/server/book-part.ts"
import { lockPart } from "#features/settlements/server/lock-part.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { loseDispute } from "./lose-dispute.ts"
import { makeSettlement, type SettlementInput } from "./make-settlement.ts"

/** A settled booking whose bank has taken back for good what was paid, by the real commands; its payout waits. */
export async function makeLostDispute(db: Db, input: Omit<SettlementInput, "step"> = {}) {
  const made = await makeSettlement(db, { ...input, step: "submitted" })
  const { bookingId, flight } = made
  await inTransaction(db, async (tx) => {
    const { booking } = await lockBookingWithFlight(tx, bookingId)
    await bookPart(tx, booking, await lockPart(tx, bookingId), flight.pilotId)
  })
  return { ...made, ...(await loseDispute(db, bookingId)) }
}
