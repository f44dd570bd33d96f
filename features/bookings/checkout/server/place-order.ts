import { eq } from "drizzle-orm"
import { OWN_FLIGHT, priceOfBooking } from "#features/bookings/core/booking.ts"
import type { Order } from "#features/bookings/core/booking-schemas.ts"
import { GUARDIAN_WORDING } from "#features/bookings/core/guardian-consent.ts"
import {
  bookingPeopleTable,
  bookingsTable,
  checkoutsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import {
  accessTo,
  noCheckout,
  selectCheckout,
} from "#features/bookings/core/server/checkout-queries.ts"
import { opensFor } from "#features/bookings/core/server/checkout-secret.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { refuseTooHeavy } from "#features/bookings/core/server/refuse-too-heavy.ts"
import { canStillBeOrdered } from "#features/bookings/proposals/server/can-still-be-ordered.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { isFinal } from "#features/payments/payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { type StartedPayment, startPayment } from "#features/payments/server/start-payment.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { setNameOnce } from "#features/users/core/server/set-name-once.ts"
import { reserveCredit } from "#features/vouchers/server/reserve-credit.ts"
import { returnCredit } from "#features/vouchers/server/return-credit.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction, violatedConstraint } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { alreadyBooked } from "./open-checkout.ts"

/** Which checkout is meant, and the browser's cookie. */
export interface NamedCheckout {
  ref: string
  secret: string | undefined
}

/**
 * Binds a held checkout to its passenger, writes down who flies and opens the payment. The order
 * names the checkout that its page shows: what is ordered is what is shown (§ 312j BGB). The booking
 * stays `held` until the provider reports the authorised payment; a repeat finds the same payment.
 */
export async function placeOrder(
  db: Db,
  user: UserActor,
  at: NamedCheckout,
  order: Order,
): Promise<StartedPayment> {
  const checkout = await inTransaction(db, (tx) => prepare(tx, user, at, order))
  return startPayment(db, checkout)
}

async function prepare(tx: Db, user: UserActor, { ref, secret }: NamedCheckout, order: Order) {
  await lockAccountShared(tx, user.userId)
  const [found] = await selectCheckout(tx, { ref })
  if (!found) throw noCheckout()
  const { checkout } = found
  const flight = await lockFlight(tx, found.booking.flightId)
  const [locked] = await selectForUpdate(tx, { bookingId: found.booking.id })
  if (!flight || !locked) throw noCheckout()
  const { booking, orderedAt } = locked
  if (!opensFor(accessTo({ checkout, booking }), { user, secret })) throw noCheckout()
  refuseWhatChanged(flight, booking, user, order)
  await refuseTooHeavy(tx, flight, booking, order.people)
  if (orderedAt) await deletePeople(tx, { bookingId: booking.id })
  await bindPassenger(tx, flight, booking, user, order)
  if (flight.schedule === "fixed") await recountUnusableSeats(tx, flight.id)
  // whoever orders is the first of the people; the pilot must know whom they answer
  await setNameOnce(tx, user.userId, order.people[0]?.name ?? "")
  const creditCents = orderedAt
    ? await takeCreditAnew(tx, user, booking, order)
    : await takeCredit(tx, user, booking, order)
  await tx
    .update(checkoutsTable)
    .set({ userId: user.userId, orderedAt: clock.now(), networkHash: null })
    .where(eq(checkoutsTable.id, checkout.id))
  return {
    checkoutId: checkout.id,
    checkoutRef: checkout.ref,
    amountCents: priceOfBooking(booking).totalCents,
    creditCents,
  }
}

// behind the flight's lock: another tab may have ordered while this one has waited for it
const selectForUpdate = prepared((tx, { bookingId }: { bookingId: number }) =>
  tx
    .select({ booking: bookingsTable, orderedAt: checkoutsTable.orderedAt })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(eq(bookingsTable.id, bookingId))
    .for("update", { of: bookingsTable }),
)

/** Reserves the credit of a repeated order. A payment under way keeps its part; after a failed one it is counted anew. */
export async function takeCreditAnew(
  tx: Db,
  user: UserActor,
  booking: BookingRow,
  order: Pick<Order, "creditCents">,
): Promise<number> {
  const { checkoutId } = booking
  const payment = await findPaymentOfCheckout(tx, checkoutId)
  if (payment && !isFinal(payment.status)) return payment.creditCents
  await returnCredit(tx, checkoutId, { keepsValidity: false })
  return takeCredit(tx, user, booking, order)
}

async function takeCredit(
  tx: Db,
  user: UserActor,
  booking: BookingRow,
  { creditCents = 0 }: Pick<Order, "creditCents">,
): Promise<number> {
  if (creditCents > 0) {
    await reserveCredit(tx, user, {
      checkoutId: booking.checkoutId,
      totalCents: priceOfBooking(booking).totalCents,
      shownCreditCents: creditCents,
    })
  }
  return creditCents
}

function refuseWhatChanged(flight: FlightRow, booking: BookingRow, user: UserActor, order: Order) {
  const now = clock.now()
  if (booking.status !== "held" || booking.holdUntil <= now) {
    if (flight.schedule === "flexible") throw proposalIsOver()
    throw new DomainError(
      "hold-expired",
      "gone",
      "Die Zeit ist um, deine Plätze sind wieder frei. Sichere sie dir auf der Flugseite neu.",
    )
  }
  if (!canStillBeOrdered(flight, booking, now)) {
    throw new DomainError(
      "flight-is-not-bookable",
      "invalid",
      "Dieser Flug nimmt keine Buchungen mehr an.",
    )
  }
  if (flight.pilotId === user.userId) {
    throw new DomainError("own-flight", "invalid", OWN_FLIGHT)
  }
  if (flight.seatPriceCents !== booking.seatPriceCents) {
    throw new DomainError(
      "price-changed",
      "invalid",
      "Der Preis dieses Flugs hat sich geändert. Öffne die Flugseite, dort steht der neue.",
    )
  }
  const { totalCents } = priceOfBooking(booking)
  if (totalCents !== order.shownTotalCents) {
    throw new DomainError(
      "other-total",
      "invalid",
      `Der Gesamtpreis ist ${formatEuro(totalCents)}. Lade die Seite neu und prüfe ihn noch einmal.`,
    )
  }
  if (order.people.length !== booking.seats) {
    throw fieldError("people-missing", "people", "Bitte mach für jeden Platz Angaben zur Person.")
  }
}

async function bindPassenger(
  tx: Db,
  flight: FlightRow,
  booking: BookingRow,
  user: UserActor,
  order: Order,
) {
  try {
    await tx
      .update(bookingsTable)
      .set({ passengerId: user.userId, message: order.message })
      .where(eq(bookingsTable.id, booking.id))
  } catch (error) {
    if (violatedConstraint(error) === "one_live_booking_per_account_and_flight")
      throw alreadyBooked(flight)
    throw error
  }
  await tx.insert(bookingPeopleTable).values(
    order.people.map((person, index) => ({
      bookingId: booking.id,
      position: index + 1,
      name: person.name,
      isMinor: person.isMinor,
      guardianConsentAt: person.isMinor ? clock.now() : null,
      guardianName: person.isMinor ? (person.guardianName ?? null) : null,
      guardianWording: person.isMinor ? GUARDIAN_WORDING : null,
      weightKg: person.weightKg,
      luggageKg: person.luggageKg,
    })),
  )
}

const deletePeople = prepared((tx, { bookingId }: { bookingId: number }) =>
  tx.delete(bookingPeopleTable).where(eq(bookingPeopleTable.bookingId, bookingId)),
)

function proposalIsOver(): DomainError {
  return new DomainError(
    "hold-expired",
    "gone",
    "Die Zeit ist um, so lange galt der Preis. Schlag deinen Termin noch einmal vor.",
  )
}
