import { and, eq, gt } from "drizzle-orm"
import { feeRuleOf, formatSeatCount } from "#features/bookings/core/booking.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import {
  accessTo,
  noCheckout,
  selectCheckout,
} from "#features/bookings/core/server/checkout-queries.ts"
import {
  type CheckoutVisitor,
  newBrowserSecret,
  opensFor,
} from "#features/bookings/core/server/checkout-secret.ts"
import { type BookingRow, lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { lapseExpiredHoldsOf, replaceHold } from "#features/bookings/holds/server/lapse-holds.ts"
import { makeHold } from "#features/bookings/holds/server/make-hold.ts"
import { offerFreeSeats } from "#features/bookings/holds/server/offer-free-seats.ts"
import { findOwnHold } from "#features/bookings/holds/server/own-holds.ts"
import {
  type HoldAsker,
  lockHoldsOf,
  refuseTooMuch,
} from "#features/bookings/holds/server/plan-hold.ts"
import { findOfferedEntry } from "#features/bookings/holds/server/settle-entry.ts"
import { timeOf } from "#features/bookings/holds/server/times-of-holds.ts"
import { waitlistEntriesTable } from "#features/bookings/holds/server/waitlist-table.ts"
import { canStillBeOrdered } from "#features/bookings/proposals/server/can-still-be-ordered.ts"
import { maxSeatsOf } from "#features/flights/core/flight.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { soldOut } from "./open-checkout.ts"

interface Change {
  /** The checkout that is shown. */
  ref: string
  seats: number
}

/**
 * More or fewer seats while they are held. A new checkout takes the place of the old one, so that
 * each has one price and a payment under way can only be for its own; the time that is left stays
 * the same, and so does what was typed. A repeat finds the new one.
 */
export function changeHeldSeats(db: Db, asker: HoldAsker, { ref, seats }: Change): Promise<Change> {
  return inTransaction(db, async (tx) => {
    const { user } = asker
    await lockHoldsOf(tx, asker)
    if (user) await lockAccountShared(tx, user.userId)
    const { flight, booking, checkout } = await lockHeld(tx, asker, ref)
    const known = booking.status === "lapsed" && (await findOwnHold(tx, asker, booking))
    if (known && known.seats === seats) return { ref: known.ref, seats }
    if (booking.seats === seats) return { ref, seats }
    refuseWhatIsOver(flight, booking)
    const maxSeats = maxSeatsOf(flight)
    if (seats > maxSeats) {
      const sentence = `Dieser Flug hat ${formatSeatCount(maxSeats)}.`
      throw fieldError("too-many-seats", "seats", sentence)
    }
    if (!user && seats > booking.seats) await refuseTooMuch(tx, asker, { flight, seats })
    await lapseExpiredHoldsOf(tx, flight.id)
    const entry = await findOfferedEntry(tx, booking.id)
    const by = { actor: user ?? SYSTEM, role: "passenger" } as const
    await replaceHold(tx, booking, by)
    const made = await makeHold(tx, {
      flight,
      userId: booking.passengerId,
      seats,
      // it shows one price from the first seat to the last
      feeRule: feeRuleOf(booking),
      addsToId: booking.addsToId,
      proposedDepartsAt: booking.proposedDepartsAt,
      heldAt: booking.createdAt,
      time: timeOf(booking, checkout),
      networkHash: checkout.networkHash,
      secret: asker.secret ?? newBrowserSecret(),
      by: user,
      role: "passenger",
    })
    if (!made) throw await soldOut(tx, flight.id)
    const { bookingId } = made
    await takeAlong(tx, booking, { bookingId, seats })
    await recountUnusableSeats(tx, flight.id)
    if (entry) {
      await tx
        .update(waitlistEntriesTable)
        .set({ bookingId })
        .where(eq(waitlistEntriesTable.id, entry.id))
    }
    await offerFreeSeats(tx, flight.id)
    return { ref: made.ref, seats }
  })
}

async function lockHeld(tx: Db, visitor: CheckoutVisitor, ref: string) {
  const [found] = await selectCheckout(tx, { ref })
  if (!found) throw noCheckout()
  const flight = await lockFlight(tx, found.booking.flightId)
  const booking = await lockBooking(tx, found.booking.id)
  if (!flight || !booking) throw noCheckout()
  const access = accessTo({ ...found, booking })
  // what somebody has ordered is theirs alone to change
  const isOthers = access.ownerId !== null && access.ownerId !== visitor.user?.userId
  if (isOthers || !opensFor(access, visitor)) throw noCheckout()
  return { flight, booking, checkout: found.checkout }
}

function refuseWhatIsOver(flight: FlightRow, booking: BookingRow) {
  const now = clock.now()
  if (booking.status !== "held" || booking.holdUntil <= now) {
    throw new DomainError(
      "hold-expired",
      "gone",
      "Die Zeit ist um, deine Plätze sind wieder frei. Sichere sie dir auf der Flugseite neu.",
    )
  }
  const isSamePrice = flight.seatPriceCents === booking.seatPriceCents
  if (canStillBeOrdered(flight, booking, now) && isSamePrice) return
  throw new DomainError(
    "flight-is-not-bookable",
    "invalid",
    "Dieser Flug hat sich geändert oder nimmt keine Buchungen mehr an. Öffne die Flugseite, dort steht, was gilt.",
  )
}

// what an order has written down already
async function takeAlong(
  tx: Db,
  booking: BookingRow,
  { bookingId, seats }: { bookingId: number; seats: number },
) {
  if (booking.message) {
    const { message } = booking
    await tx.update(bookingsTable).set({ message }).where(eq(bookingsTable.id, bookingId))
  }
  const ofFormer = eq(bookingPeopleTable.bookingId, booking.id)
  await tx.delete(bookingPeopleTable).where(and(ofFormer, gt(bookingPeopleTable.position, seats)))
  await tx.update(bookingPeopleTable).set({ bookingId }).where(ofFormer)
}
