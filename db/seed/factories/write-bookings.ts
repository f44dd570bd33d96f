import { inArray, sql } from "drizzle-orm"
import { bookingRefundsTable } from "#features/bookings/core/server/booking-refunds-table.ts"
import {
  bookingPeopleTable,
  bookingsTable,
  checkoutsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { hashCheckoutSecret } from "#features/bookings/core/server/checkout-secret.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  paymentProviderEventsTable,
  paymentsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { trialPaymentsTable } from "#features/payments/server/trial/trial-payments-table.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type EventRow, eventsTable } from "#platform/server/events.ts"
import { refOf } from "../random.ts"
import { type BookingDraft, bookingValues, priceOfDraft, stepsOf } from "./booking-draft.ts"
import { eventsOf } from "./booking-events.ts"
import {
  movesOf,
  paymentValues,
  providerEventValues,
  refundValues,
  trialPaymentValues,
  type WrittenBooking,
} from "./booking-money.ts"
import { insertRows } from "./insert-rows.ts"
import { writeMoves } from "./write-moves.ts"

export type BookingRow = typeof bookingsTable.$inferSelect

/**
 * Writes bookings with everything that the commands and the trial provider would have left behind:
 * checkout, seats, people, payment, ledger moves and events. No mail is sent for them.
 */
export function writeBookings(db: Db, drafts: readonly BookingDraft[]): Promise<BookingRow[]> {
  return inTransaction(db, (tx) => writeAll(tx, drafts))
}

async function writeAll(db: Db, drafts: readonly BookingDraft[]): Promise<BookingRow[]> {
  const checkouts = await insertRows(db, checkoutsTable, drafts.map(checkoutValues))
  const bookings = await insertRows(
    db,
    bookingsTable,
    checkouts.map((checkout, index) => bookingValues(drafts[index] as BookingDraft, checkout.id)),
  )
  const written = bookings.map(
    (booking, index): WrittenBooking => ({
      draft: drafts[index] as BookingDraft,
      bookingId: booking.id,
      checkoutId: booking.checkoutId,
      checkoutRef: checkouts[index]?.ref ?? "",
    }),
  )
  await insertRows(db, bookingPeopleTable, written.flatMap(peopleOf))
  await claimSeatsFor(db, written)
  const byCard = written.filter(({ draft }) => !draft.isOnCredit)
  await insertRows(db, trialPaymentsTable, byCard.map(trialPaymentValues))
  const payments = await insertRows(db, paymentsTable, written.map(paymentValues))
  const paid = written.map((booking, index) => ({ booking, paymentId: payments[index]?.id ?? 0 }))
  await insertRows(
    db,
    refundsTable,
    paid.flatMap(({ booking, paymentId }) => refundValues(booking, paymentId)),
  )
  await insertRows(db, paymentProviderEventsTable, written.flatMap(providerEventValues))
  await writeMoves(
    db,
    paid.flatMap(({ booking, paymentId }) => movesOf(booking, paymentId)),
  )
  const events = paid.flatMap(({ booking, paymentId }) => eventsOf(booking, paymentId))
  const stored = await insertRows(
    db,
    eventsTable,
    events.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  )
  await insertRows(db, bookingRefundsTable, refundsByEvent(stored, written))
  return bookings
}

/** What goes back by the events of bookings that their passengers gave up. */
function refundsByEvent(stored: readonly EventRow[], written: readonly WrittenBooking[]) {
  const drafts = new Map(written.map(({ bookingId, draft }) => [bookingId, draft]))
  return stored.flatMap(({ id: eventId, kind, entityId: bookingId }) => {
    const draft = kind === "booking.given_up" ? drafts.get(bookingId) : undefined
    if (!draft) return []
    const { shareCents, feeCents, totalCents: amountCents } = priceOfDraft(draft)
    return [{ eventId, bookingId, amountCents, creditCents: 0, shareCents, feeCents }]
  })
}

function checkoutValues(draft: BookingDraft): typeof checkoutsTable.$inferInsert {
  const values = bookingValues(draft, 0)
  return {
    ...priceOfDraft(draft).seat,
    ref: refOf(`checkout ${draft.key}`),
    secretHash: hashCheckoutSecret(`closed ${draft.key}`),
    subject: "flight",
    userId: draft.passengerId,
    flightId: draft.flight.id,
    createdAt: draft.heldAt,
    expiresAt: values.holdUntil,
    orderedAt: stepsOf(draft).orderedAt,
  }
}

function peopleOf({ draft, bookingId }: WrittenBooking) {
  return draft.people.map((person, index) => ({
    ...person,
    bookingId,
    position: index + 1,
    guardianConsentAt: person.isMinor ? stepsOf(draft).orderedAt : null,
  }))
}

// in the order of the drafts, each the first free seats of its flight
async function claimSeatsFor(db: Db, written: readonly WrittenBooking[]) {
  const live = written.filter(
    ({ draft: { outcome, flight, givenUpAt } }) =>
      !givenUpAt &&
      flight.schedule === "fixed" &&
      (outcome === "requested" || outcome === "confirmed"),
  )
  if (live.length === 0) return
  const wishes = live.flatMap(({ draft, bookingId }) =>
    draft.people.map(() => ({ flight_id: draft.flight.id, booking_id: bookingId })),
  )
  const { rowCount } = await db.execute(sql`
    with wish as (
      select flight_id, booking_id,
        row_number() over (partition by flight_id order by booking_id) as place
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w (flight_id int, booking_id int)
    ), free as (
      select flight_id, seat_number,
        row_number() over (partition by flight_id order by seat_number) as place
      from flight_seats where booking_id is null
    )
    update flight_seats s set booking_id = wish.booking_id
    from wish join free using (flight_id, place)
    where s.flight_id = free.flight_id and s.seat_number = free.seat_number`)
  if (rowCount !== wishes.length) {
    throw new Error(`${wishes.length} seats were booked, but only ${rowCount} were free`)
  }
  const flightIds = [...new Set(live.map(({ draft }) => draft.flight.id))]
  await db.update(flightsTable).set({ isOccupied: true }).where(inArray(flightsTable.id, flightIds))
}
