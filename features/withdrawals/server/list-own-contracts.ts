import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { listBookingsOf, type OwnBooking } from "#features/bookings/core/server/bookings-queries.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { formatInstant } from "#platform/time.ts"
import type { OwnContract } from "../withdrawal.ts"

const SHOWN = 6

/** What somebody has booked or asked for and could mean, the next flight first. */
export async function listOwnContracts(db: Db, userId: number): Promise<OwnContract[]> {
  const bookings = await contractsOf(db, userId)
  return bookings.slice(0, SHOWN).map(toContract)
}

/** One of them, also when it is no longer among the first. */
export async function findOwnContract(
  db: Db,
  userId: number,
  bookingId: number,
): Promise<OwnContract | undefined> {
  const booking = (await contractsOf(db, userId)).find(({ id }) => id === bookingId)
  return booking && toContract(booking)
}

async function contractsOf(db: Db, userId: number): Promise<OwnBooking[]> {
  const live = ["requested", "confirmed", "payment_due", "rebooking_offered"] as const
  const bookings = await listBookingsOf(db, userId, live, "soonest")
  const now = clock.now().toISOString()
  return bookings.filter(({ flight }) => !flight.departsAt || flight.departsAt > now)
}

function toContract({ id, seats, flight }: OwnBooking): OwnContract {
  const when = flight.departsAt
    ? formatInstant(new Date(flight.departsAt), flight.timeZone)
    : "ohne festen Termin"
  const detail = `${when}, ${formatSeatCount(seats)}`
  return {
    bookingId: id,
    title: flight.title,
    detail,
    text: `Buchung ${id}, „${flight.title}“, ${detail}`,
  }
}
