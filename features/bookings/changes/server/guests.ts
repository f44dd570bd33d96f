import { and, eq, inArray } from "drizzle-orm"
import { LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { findAboard } from "#features/bookings/core/server/aboard.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { endWaitlistOf } from "#features/bookings/holds/server/end-waitlist.ts"
import type { Guests, GuestsOfFlight } from "#features/flights/changes/server/guests.ts"
import type { Db } from "#platform/server/db.ts"
import { askAboutChange } from "./ask-about-change.ts"
import { refundPriceCut } from "./refund-price-cut.ts"

/** What a change of a flight has to know of its guests, and what becomes of them with it. */
export const guests: Guests = {
  of: listGuestsOfFlight,
  async hearOfChange(tx, change) {
    // first the price, so that whoever is asked reads what they would pay
    await refundPriceCut(tx, change.flightId)
    await askAboutChange(tx, change)
    // who waits, waits for what the flight was
    if (change.answerBy) await endWaitlistOf(tx, change.flightId, "flight-changed")
  },
}

async function listGuestsOfFlight(db: Db, flightId: number): Promise<GuestsOfFlight> {
  const isLive = and(
    eq(bookingsTable.flightId, flightId),
    inArray(bookingsTable.status, [...LIVE_STATUSES]),
  )
  const bookings = await db
    .select({ status: bookingsTable.status, seats: bookingsTable.seats })
    .from(bookingsTable)
    .where(isLive)
  const confirmed = bookings.filter(({ status }) => status === "confirmed")
  const held = bookings.filter(({ status }) => status === "held").length
  return {
    confirmedSeats: confirmed.reduce((sum, { seats }) => sum + seats, 0),
    // who has been offered another date answers that first
    requested: bookings.length - confirmed.length - held,
    held,
    aboard: await findAboard(db, flightId),
  }
}
