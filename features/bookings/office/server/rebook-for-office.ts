import { and, eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { endQuestion, findOpenQuestion } from "#features/bookings/core/server/change-questions.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import { unknownRequest } from "#features/bookings/core/server/lock-booking.ts"
import {
  type BookingRow,
  lockBooking,
  moveBooking,
} from "#features/bookings/core/server/move-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { lapseExpiredHoldsOf } from "#features/bookings/holds/server/lapse-holds.ts"
import { offerFreeSeats } from "#features/bookings/holds/server/offer-free-seats.ts"
import { claimEntryOf } from "#features/bookings/holds/server/settle-entry.ts"
import {
  claimSeats,
  type FlightRow,
  lockFlight,
  releaseSeats,
} from "#features/flights/core/server/seats.ts"
import {
  isAccountClosed,
  lockAccountShared,
} from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import {
  cutOfRebooking,
  type RebookingFacts,
  type RebookingInput,
  refundOfRebooking,
  refuseRebooking,
  sayWord,
  wordsNeeded,
} from "../office-rebooking.ts"
import { writeNote } from "./add-booking-note.ts"
import { previewRebooking } from "./preview-rebooking.ts"

/** A booking has gone to another flight. */
export const REBOOKED_BY_OFFICE = "booking.rebooked_by_office"
/** The same, to the flight that it has left. */
export const BOOKING_MOVED_AWAY = "flight.booking_moved_away"

/**
 * The back office moves a booking to another flight, with its people and all that is paid. Both flights are locked
 * and everything is asked again; where it is not what the page has shown, nothing happens. Whoever asks twice
 * finds it there already.
 */
export function rebookForOffice(
  db: Db,
  admin: UserActor,
  { bookingId, ...input }: RebookingInput & { bookingId: number },
): Promise<{ flightId: number }> {
  return inTransaction(db, async (tx) => {
    const { booking, flight, target } = await lockAll(tx, bookingId, input.flightId)
    const isThere = booking.flightId === input.flightId && booking.status === "confirmed"
    if (isThere && input.flightId !== input.formerFlightId) return { flightId: input.flightId }
    const facts = await previewRebooking(tx, { booking, flight, target })
    if (!facts) throw cannotMove()
    refuse(facts, input)
    await move(tx, admin, { booking, flight, target, facts, input })
    return { flightId: target.id }
  })
}

interface Locked {
  booking: BookingRow
  flight: FlightRow
  target: FlightRow
}

// the person first, then both flights, the older one first, then the booking
async function lockAll(tx: Db, bookingId: number, targetId: number): Promise<Locked> {
  const [found] = await tx
    .select({ flightId: bookingsTable.flightId, passengerId: bookingsTable.passengerId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  if (!found) throw unknownRequest()
  if (found.passengerId !== null && !(await isAccountClosed(tx, found.passengerId))) {
    await lockAccountShared(tx, found.passengerId)
  }
  const flights = new Map<number, FlightRow | undefined>()
  for (const id of [found.flightId, targetId].toSorted((one, other) => one - other)) {
    flights.set(id, await lockFlight(tx, id))
  }
  const booking = await lockBooking(tx, bookingId)
  const [flight, target] = [flights.get(found.flightId), flights.get(targetId)]
  if (!target) throw fieldError("unknown-flight", "flightId", "Diesen Flug gibt es nicht.")
  if (!flight || booking?.flightId !== flight.id) throw hasChanged()
  return { booking, flight, target }
}

function refuse(facts: RebookingFacts, input: RebookingInput) {
  const refusal = refuseRebooking(facts)
  if (refusal) throw fieldError("cannot-rebook", "flightId", refusal)
  const isAsShown =
    facts.from.id === input.formerFlightId &&
    facts.to.startsAt === new Date(input.shownStartsAt).toISOString() &&
    facts.to.seatPriceCents === input.shownSeatPriceCents &&
    refundOfRebooking(facts).totalCents === input.shownRefundCents
  if (!isAsShown) throw hasChanged()
  const missing = wordsNeeded(facts).find((word) => !input.words.includes(word))
  if (missing) {
    throw fieldError("word-is-missing", "words", `Das fehlt noch: ${sayWord(facts, missing)}`)
  }
}

interface Move extends Locked {
  facts: RebookingFacts
  input: RebookingInput
}

async function move(tx: Db, admin: UserActor, { booking, flight, target, facts, input }: Move) {
  // first out of the seats there, or one pilot would fly both of two flights at one time
  await releaseSeats(tx, flight.id, booking.id)
  await lapseExpiredHoldsOf(tx, target.id)
  const claim = { flightId: target.id, bookingId: booking.id, count: booking.seats }
  if (!(await claimSeats(tx, claim))) throw hasChanged()
  const question = await findOpenQuestion(tx, booking.id)
  if (question) await endQuestion(tx, question, "dropped")
  await writeMove(tx, admin, { booking, flight, target, facts, input })
  for (const { id } of [flight, target]) await recountUnusableSeats(tx, id)
  const moved = { ...booking, flightId: target.id, status: "confirmed" } as const
  await claimEntryOf(tx, moved)
  await offerFreeSeats(tx, flight.id)
  const cutCents = cutOfRebooking(facts)
  if (cutCents > 0) await cutBookingPrice(tx, moved, booking.seatPriceCents - cutCents)
}

async function writeMove(tx: Db, admin: UserActor, { booking, flight, target, input }: Move) {
  const { id: noteId } = await writeNote(tx, admin, { bookingId: booking.id, text: input.reason })
  const by = { actor: admin, role: "admin" } as const
  const data = { noteId, formerFlightId: flight.id, words: input.words.length }
  const changes = {
    flightId: target.id,
    confirmedAt: clock.now(),
    rebookBy: null,
    cancellationMessage: "",
    // the guest's words were for the pilot whom they had asked
    ...(flight.pilotId !== target.pilotId && { message: "" }),
  }
  if (booking.status === "confirmed") {
    await tx.update(bookingsTable).set(changes).where(eq(bookingsTable.id, booking.id))
    await recordEvent(tx, {
      kind: REBOOKED_BY_OFFICE,
      entityId: booking.id,
      ...by,
      data: { flightId: target.id, ...data },
    })
  } else {
    await moveBooking(tx, booking, {
      to: "confirmed",
      event: REBOOKED_BY_OFFICE,
      ...by,
      data,
      changes,
    })
  }
  // what has joined it is a part of it
  await tx
    .update(bookingsTable)
    .set({ flightId: target.id })
    .where(and(eq(bookingsTable.addsToId, booking.id), eq(bookingsTable.status, "joined")))
  await recordEvent(tx, {
    kind: BOOKING_MOVED_AWAY,
    entityId: flight.id,
    ...by,
    data: { bookingId: booking.id, flightId: target.id },
  })
  await recordEvent(tx, {
    kind: "flight.booking_moved_in",
    entityId: target.id,
    ...by,
    data: { bookingId: booking.id, flightId: flight.id },
  })
}

function cannotMove(): DomainError {
  return new DomainError(
    "nothing-to-move",
    "invalid",
    "Diese Buchung lässt sich nicht umbuchen: Sie ist nicht zugesagt, ihr Flug ist gestartet, oder Plätze davon sind spät storniert.",
  )
}

function hasChanged(): DomainError {
  return new DomainError(
    "rebooking-has-changed",
    "invalid",
    "An Buchung oder Flug hat sich inzwischen etwas geändert. Lade die Seite neu und sieh nach, was jetzt gilt. Umgebucht ist noch nichts.",
  )
}
