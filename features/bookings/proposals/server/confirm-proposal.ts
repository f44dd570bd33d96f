import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { type BookingRow, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { authorisedPaymentOf } from "#features/bookings/core/server/payment-of-booking.ts"
import { listPeople } from "#features/bookings/core/server/people-of-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { isTooHeavy } from "#features/bookings/core/server/refuse-too-heavy.ts"
import { refuseUnfit } from "#features/bookings/core/server/refuse-unfit.ts"
import { seatPriceCap } from "#features/flights/core/cost-sharing.ts"
import { claimSeats, type FlightRow } from "#features/flights/core/server/seats.ts"
import { makeFlightOfOffer } from "#features/flights/offers/server/make-flight-of-offer.ts"
import { requestCapture } from "#features/payments/server/settle-authorisation.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { isStartOpen } from "../proposal.ts"

interface Agreement {
  departsAt: Date | null
  actor: UserActor
  /** Who says the last yes: the pilot to a proposal, the passenger to the pilot's other start. */
  role: "pilot" | "passenger"
}

/**
 * Both sides agree on a start: the flight is inserted, its seats are claimed, the booking moves to it
 * and is confirmed. Offer and booking are locked; whatever stands against it undoes all of it.
 */
export async function confirmProposal(
  tx: Db,
  offer: FlightRow,
  booking: BookingRow,
  { departsAt, actor, role }: Agreement,
): Promise<void> {
  if (!departsAt || !isStartOpen(offer, departsAt, clock.now())) throw startIsOver()
  await refuseUnfit(tx, offer, departsAt, role)
  await refuseOverload(tx, offer, booking)
  refuseUnfairPrice(offer, booking)
  const flight = await makeFlightOfOffer(tx, offer, {
    departsAt,
    seatPriceCents: booking.seatPriceCents,
    actor,
    role,
  })
  const claim = { flightId: flight.id, bookingId: booking.id, count: booking.seats }
  if (!(await claimSeats(tx, claim))) throw tooFewSeats(offer)
  await moveBooking(tx, booking, {
    to: "confirmed",
    event: role === "pilot" ? "booking.accepted" : "booking.counter_accepted",
    actor,
    role,
    changes: { flightId: flight.id, confirmedAt: clock.now() },
  })
  await recountUnusableSeats(tx, flight.id)
  await requestCapture(tx, await authorisedPaymentOf(tx, booking))
}

async function refuseOverload(tx: Db, offer: FlightRow, booking: BookingRow) {
  const people = await listPeople(tx, booking.id)
  if (!(await isTooHeavy(tx, offer, booking, people))) return
  throw new DomainError(
    "too-heavy",
    "invalid",
    "Mit diesen Personen passt die Beladung des Flugzeugs nicht. Festgelegt ist nichts.",
  )
}

// the offer may have other costs or seats by now; what was agreed stays, as long as it is fair
function refuseUnfairPrice(offer: FlightRow, booking: BookingRow) {
  if (booking.seatPriceCents <= seatPriceCap(offer.totalCostCents, offer.seatsOffered)) return
  throw new DomainError(
    "price-above-share",
    "invalid",
    "Der angefragte Preis läge jetzt über dem gleichen Anteil an den Kosten. Eine neue Anfrage zum neuen Preis ist möglich.",
  )
}

function startIsOver(): DomainError {
  return new DomainError(
    "start-is-over",
    "invalid",
    "Zu diesem Termin lässt sich kein Flug mehr festlegen: Das Angebot ist nicht mehr offen, oder es sind keine 3 Stunden mehr bis zum Start.",
  )
}

function tooFewSeats({ seatsOffered }: FlightRow): DomainError {
  return new DomainError(
    "sold-out",
    "invalid",
    `Dieses Angebot hat nur noch ${formatSeatCount(seatsOffered)}.`,
  )
}
