import { asc, desc, eq, inArray } from "drizzle-orm"
import {
  BOOKING_STATUS_LABELS,
  feeRuleOf,
  priceOfBooking,
} from "#features/bookings/core/booking.ts"
import { CHANGE_STATE_LABELS } from "#features/bookings/core/change-question.ts"
import { GUARDIAN_WORDINGS } from "#features/bookings/core/guardian-consent.ts"
import {
  bookingPeopleTable,
  bookingsTable,
  checkoutsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { changeQuestionsTable } from "#features/bookings/core/server/change-questions-table.ts"
import { waitlistEntriesTable } from "#features/bookings/holds/server/waitlist-table.ts"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import { changeRows } from "#features/flights/core/flight-change.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { exportLedger } from "#features/ledger/server/export-ledger.ts"
import { exportPayments } from "#features/payments/server/export-payments.ts"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"

/** What somebody has booked, with whom, and the money of it, for the export of their data. */
export async function exportBookings(db: Db, userId: number) {
  const rows = await db
    .select({ booking: bookingsTable, flight: flightsTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(eq(bookingsTable.passengerId, userId))
    .orderBy(asc(bookingsTable.id))
  const people = await db
    .select()
    .from(bookingPeopleTable)
    .where(
      inArray(
        bookingPeopleTable.bookingId,
        rows.map(({ booking }) => booking.id),
      ),
    )
    .orderBy(asc(bookingPeopleTable.position))
  const changes = await listChangesOf(
    db,
    rows.map(({ booking }) => booking.id),
  )
  const changesOf = Map.groupBy(changes, ({ question }) => question.bookingId)
  const peopleOf = Map.groupBy(people, ({ bookingId }) => bookingId)
  return {
    buchungen: rows.map(({ booking, flight }) => ({
      ...factsOf(booking, flight),
      kasse: booking.checkoutId,
      nachricht: booking.message,
      mitreisende: (peopleOf.get(booking.id) ?? []).map((person) => ({
        name: person.name,
        minderjaehrig: person.isMinor,
        einverstaendnisAm: person.guardianConsentAt,
        einverstaendnisVon: person.guardianName,
        einverstaendnisWortlaut: GUARDIAN_WORDINGS[person.guardianWording ?? ""] ?? null,
        gewichtKg: person.weightKg,
        gepaeckKg: person.luggageKg,
        dazugekommenAm: person.joinedAt,
      })),
      aenderungen: (changesOf.get(booking.id) ?? []).map(({ question, after }) => ({
        was: changeRows(question.known, after, feeRuleOf(booking)),
        antwort: CHANGE_STATE_LABELS[question.state],
        gefragtAm: question.askedAt,
        antwortBis: question.answerBy,
        beantwortetAm: question.answeredAt,
      })),
    })),
    kassen: await listCheckouts(db, userId),
    wartelisten: await exportWaitlist(db, userId),
  }
}

function listChangesOf(db: Db, bookingIds: number[]) {
  return db
    .select({ question: changeQuestionsTable, after: flightChangesTable.after })
    .from(changeQuestionsTable)
    .innerJoin(flightChangesTable, eq(flightChangesTable.id, changeQuestionsTable.changeId))
    .where(inArray(changeQuestionsTable.bookingId, bookingIds))
    .orderBy(asc(changeQuestionsTable.id))
}

function exportWaitlist(db: Db, userId: number) {
  const { flightId, seats, status, joinedAt, bookingId, id } = waitlistEntriesTable
  return db
    .select({
      flug: flightId,
      plaetze: seats,
      stand: status,
      seit: joinedAt,
      angeboteneBuchung: bookingId,
    })
    .from(waitlistEntriesTable)
    .where(eq(waitlistEntriesTable.userId, userId))
    .orderBy(asc(id))
}

/** What guests have booked on somebody's own flights; who they are belongs to them. */
export async function exportGuestBookings(db: Db, userId: number) {
  const rows = await db
    .select({ booking: bookingsTable, flight: flightsTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(eq(flightsTable.pilotId, userId))
    .orderBy(asc(bookingsTable.id))
  return { buchungen: rows.map(({ booking, flight }) => factsOf(booking, flight)) }
}

/** Payments and ledger entries of the own orders, and what one is owed as a pilot. */
export async function exportMoney(db: Db, userId: number) {
  const checkouts = await db
    .select({ id: checkoutsTable.id, bookingId: bookingsTable.id })
    .from(checkoutsTable)
    .leftJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(eq(checkoutsTable.userId, userId))
  const own = checkouts.flatMap(({ id, bookingId }) => [
    accounts.checkoutReserved(id),
    accounts.checkoutPaid(id),
    accounts.checkoutCredit(id),
    ...(bookingId === null
      ? []
      : [accounts.bookingShare(bookingId), accounts.bookingFee(bookingId)]),
  ])
  return {
    zahlungen: await exportPayments(
      db,
      checkouts.map(({ id }) => id),
    ),
    buchungssaetze: await exportLedger(db, [...own, accounts.pilotPayable(userId)]),
  }
}

function listCheckouts(db: Db, userId: number) {
  return db
    .select({
      nummer: checkoutsTable.id,
      referenz: checkoutsTable.ref,
      flug: checkoutsTable.flightId,
      plaetze: checkoutsTable.seats,
      begonnenAm: checkoutsTable.createdAt,
      gehaltenBis: checkoutsTable.expiresAt,
      bestelltAm: checkoutsTable.orderedAt,
    })
    .from(checkoutsTable)
    .where(eq(checkoutsTable.userId, userId))
    .orderBy(desc(checkoutsTable.id))
}

function factsOf(
  booking: typeof bookingsTable.$inferSelect,
  flight: typeof flightsTable.$inferSelect,
) {
  const price = priceOfBooking(booking)
  return {
    nummer: booking.id,
    dazugebuchtZu: booking.addsToId,
    flug: flight.id,
    titel: flight.title,
    start: flight.departsAt,
    stand: BOOKING_STATUS_LABELS[booking.status],
    absagegrund: booking.declineReason,
    worteZurAbsage: booking.cancellationMessage,
    plaetze: booking.seats,
    kostenanteilEuro: inEuros(price.shareCents),
    servicegebuehrEuro: inEuros(price.feeCents),
    einbehaltenEuro: inEuros(booking.retainedShareCents + booking.retainedFeeCents),
    gehaltenBis: booking.holdUntil,
    angefragtAm: booking.requestedAt,
    antwortBis: booking.respondBy,
    reservierungAufgehobenAm: booking.reservationLostAt,
    zahlungOffenBis: booking.paymentDueBy,
    zugesagtAm: booking.confirmedAt,
    vorgeschlagenerTermin: booking.proposedDepartsAt,
    andererTermin: booking.counterDepartsAt,
    neuerTerminBis: booking.rebookBy,
    angelegtAm: booking.createdAt,
  }
}
