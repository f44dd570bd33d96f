import { and, eq, gt } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { countFreeSeats, type FlightRow, lockFlight } from "#features/flights/server/seats.ts"
import { holdAccount } from "#features/users/server/hold-account.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { isClaim, seatsInWords } from "../booking.ts"
import { bookingPeopleTable, bookingsTable, checkoutsTable } from "./bookings-tables.ts"
import { canStillBeOrdered } from "./can-still-be-ordered.ts"
import { claimSecretOf, hashCheckoutSecret } from "./checkout-secret.ts"
import { lapseExpiredHoldsOf, replaceHold } from "./lapse-holds.ts"
import { makeHold } from "./make-hold.ts"
import { type BookingRow, lockBooking } from "./move-booking.ts"
import { offerFreeSeats } from "./offer-free-seats.ts"
import { findLiveCheckout, soldOut } from "./open-checkout.ts"
import { findOfferedEntry } from "./settle-entry.ts"
import { waitlistEntriesTable } from "./waitlist-table.ts"

interface Change {
  seats: number
  /** The browser's cookie, and the one that the new checkout shall get. */
  secret: string | undefined
  next: string
}

interface ChangedHold {
  /** What opens the checkout from now on. */
  secret: string
  seats: number
}

/**
 * More or fewer seats while they are held. A new checkout takes the place of the old one, so that
 * each has one price and a payment under way can only be for its own; the time that is left stays
 * the same, and so does what was typed.
 */
export function changeHeldSeats(
  db: Db,
  user: UserActor | null,
  { seats, secret, next }: Change,
): Promise<ChangedHold> {
  return inTransaction(db, async (tx) => {
    if (user) await holdAccount(tx, user.userId)
    const { flight, booking } = await lockHeld(tx, user, secret)
    if (await findLiveCheckout(tx, next)) return { secret: next, seats }
    if (booking.seats === seats) return { secret: secret ?? "", seats }
    refuseWhatIsOver(flight, booking)
    if (seats > flight.seatsOffered) {
      const sentence = `Dieser Flug hat ${seatsInWords(flight.seatsOffered)}.`
      throw fieldError("too-many-seats", "seats", sentence)
    }
    await lapseExpiredHoldsOf(tx, flight.id)
    const entry = await findOfferedEntry(tx, booking.id)
    const by = { actor: user ?? SYSTEM, role: "passenger" } as const
    await replaceHold(tx, booking, by)
    const secretOf = isClaim(booking) ? claimSecretOf : () => next
    const made = await makeHold(tx, {
      flight,
      userId: booking.passengerId,
      seats,
      addsToId: booking.addsToId,
      proposedDepartsAt: booking.proposedDepartsAt,
      heldAt: booking.createdAt,
      holdUntil: booking.holdUntil,
      secretOf,
      by: user,
      role: "passenger",
    })
    if (!made) throw soldOut(await countFreeSeats(tx, flight.id))
    const { bookingId } = made
    await takeAlong(tx, booking, { bookingId, seats })
    if (entry) {
      await tx
        .update(waitlistEntriesTable)
        .set({ bookingId })
        .where(eq(waitlistEntriesTable.id, entry.id))
    }
    await offerFreeSeats(tx, flight.id)
    return { secret: secretOf(made.ref), seats }
  })
}

async function lockHeld(tx: Db, user: UserActor | null, secret = "") {
  const [found] = await tx
    .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(eq(checkoutsTable.secretHash, hashCheckoutSecret(secret)))
  const flight = found && (await lockFlight(tx, found.flightId))
  const booking = found && (await lockBooking(tx, found.id))
  const isOthers = booking && booking.passengerId !== null && booking.passengerId !== user?.userId
  if (flight && booking && !isOthers) return { flight, booking }
  throw new DomainError(
    "no-checkout",
    "not-found",
    "In diesem Browser ist gerade keine Kasse offen. Wähle einen Flug und sichere dir deine Plätze.",
  )
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
  const isSamePrice = priceOfSeat(flight.seatPriceCents).seatPriceCents === booking.seatPriceCents
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
