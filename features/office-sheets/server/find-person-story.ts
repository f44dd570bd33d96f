import { and, desc, eq, gt, isNull, notInArray, or, sql } from "drizzle-orm"
import { journalMoves } from "#features/accounting/server/journal-queries.ts"
import { endOfCode, listMovesOfOrders } from "#features/accounting/server/moves-of-orders.ts"
import { formatEntityStatus } from "#features/admin/event-labels.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { type BookingStatus, priceOfBooking } from "#features/bookings/core/booking.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { sheetMails } from "#features/office-bookings/server/list-sheet-mails.ts"
import { openCasesOfBookings } from "#features/office-bookings/server/open-cases-of-bookings.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { listNotes } from "#features/sheet-notes/server/write-note.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { formatPhone } from "#features/users/settings/server/phone-number.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { VOUCHER_STATE_LABELS } from "#features/vouchers/voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import type { PersonStory } from "../person-story.ts"
import { listPersonTimeline } from "./person-timeline.ts"

/** Of each list. */
const SHOWN = 15

/** Never became an order, or has joined another one. */
const NO_BOOKING = ["held", "lapsed", "joined"] as const

/** Was not said yes to, or has been given up. */
const NOT_ON_BOARD: readonly BookingStatus[] = [
  ...NO_BOOKING,
  "requested",
  "declined",
  "expired",
  "withdrawn",
  "payment_due",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
]

/**
 * All that the rooms know of one person, as far as whoever looks may see it. The look itself is written down by whoever
 * opens the account.
 */
export async function findPersonStory(
  db: Db,
  actor: UserActor,
  userId: number,
): Promise<PersonStory> {
  const [person] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  const bookings = hasRight(actor, "bookings.read") ? await listBookings(db, userId) : []
  const orders = bookings.map(({ booking }) => ({
    checkoutId: booking.checkoutId,
    bookingId: booking.id,
  }))
  const moves = hasRight(actor, "bookings.read")
    ? [...(await listMovesOfOrders(db, orders)).values()].flat()
    : []
  return {
    phone: person?.phone ? formatPhone(person.phone) : null,
    roles: (await listRolesOf(db, userId)).map((role) => OFFICE_ROLE_LABELS[role].name),
    bookings: bookings.map(({ booking, flight }) => ({
      id: booking.id,
      title: flight.title,
      startsAt: (flight.departsAt ?? booking.proposedDepartsAt)?.toISOString() ?? null,
      status: booking.status,
      totalCents: priceOfBooking(booking).totalCents,
    })),
    flights: await listFlights(db, userId),
    planes: await listPlanes(db, userId),
    vouchers: hasRight(actor, "vouchers.read") ? await listVouchers(db, userId) : [],
    payments: hasRight(actor, "bookings.read") ? await listPayments(db, userId) : [],
    payouts: hasRight(actor, "payouts.read") ? await listPayouts(db, userId) : [],
    moves: await journalMoves(db, moves.sort((one, other) => other.id - one.id).slice(0, SHOWN)),
    mails: person ? await listMails(db, person.email) : [],
    timeline: await listPersonTimeline(db, userId),
    sessions: await listLivingSessions(db, userId),
    cases: await casesOf(
      db,
      bookings.map(({ booking }) => booking.id),
    ),
    notes: await listNotes(db, "user", userId),
  }
}

function listBookings(db: Db, userId: number) {
  return db
    .select({ booking: bookingsTable, flight: flightsTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(
      and(eq(bookingsTable.passengerId, userId), notInArray(bookingsTable.status, [...NO_BOOKING])),
    )
    .orderBy(desc(bookingsTable.id))
    .limit(SHOWN)
}

async function listFlights(db: Db, pilotId: number): Promise<PersonStory["flights"]> {
  const rows = await db
    .select({
      flight: flightsTable,
      // by its whole name: a column of the only table is written without it, and would be the booking's
      guests: sql<number>`(select count(*)::int from bookings b
        where b.flight_id = flights.id and b.status <> all(${sql.param([...NOT_ON_BOARD])}::text[]))`,
    })
    .from(flightsTable)
    .where(eq(flightsTable.pilotId, pilotId))
    .orderBy(desc(flightsTable.id))
    .limit(SHOWN)
  return rows.map(({ flight, guests }) => ({
    id: flight.id,
    title: flight.title,
    startsAt: flight.departsAt?.toISOString() ?? null,
    status: formatEntityStatus("flight", flight.status) ?? flight.status,
    guests,
  }))
}

async function listPlanes(db: Db, pilotId: number): Promise<PersonStory["planes"]> {
  const rows = await db
    .select()
    .from(planesTable)
    .where(eq(planesTable.pilotId, pilotId))
    .orderBy(desc(planesTable.id))
  return rows.map(({ id, registration, model, retiredAt }) => ({
    id,
    registration,
    model,
    isRetired: retiredAt !== null,
  }))
}

async function listVouchers(db: Db, userId: number): Promise<PersonStory["vouchers"]> {
  const rows = await db
    .select()
    .from(vouchersTable)
    .where(or(eq(vouchersTable.ownerId, userId), eq(vouchersTable.buyerId, userId)))
    .orderBy(desc(vouchersTable.id))
    .limit(SHOWN)
  return rows.map(({ id, code, status, valueCents, ownerId, buyerId }) => ({
    id,
    end: endOfCode(code),
    state: VOUCHER_STATE_LABELS[status],
    valueCents,
    relation: [
      ...(buyerId === userId ? ["gekauft"] : []),
      ...(ownerId === userId ? ["eingelöst"] : []),
    ].join(" und "),
  }))
}

async function listPayments(db: Db, userId: number): Promise<PersonStory["payments"]> {
  const rows = await db
    .select({ payment: paymentsTable })
    .from(paymentsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, paymentsTable.checkoutId))
    .where(eq(checkoutsTable.userId, userId))
    .orderBy(desc(paymentsTable.id))
    .limit(SHOWN)
  return rows.map(({ payment }) => ({
    ref: payment.ref,
    status: formatEntityStatus("payment", payment.status) ?? payment.status,
    amountCents: payment.amountCents,
    capturedCents: payment.capturedCents,
    refundedCents: payment.refundedCents,
    at: payment.createdAt.toISOString(),
  }))
}

async function listPayouts(db: Db, pilotId: number): Promise<PersonStory["payouts"]> {
  const rows = await db
    .select()
    .from(payoutsTable)
    .where(eq(payoutsTable.pilotId, pilotId))
    .orderBy(desc(payoutsTable.bookingId))
    .limit(SHOWN)
  return rows.map(({ bookingId, status, amountCents, releasedAt, paidAt }) => ({
    bookingId,
    status: formatEntityStatus("payout", status) ?? status,
    amountCents,
    at: (paidAt ?? releasedAt).toISOString(),
  }))
}

async function listMails(db: Db, email: string): Promise<PersonStory["mails"]> {
  const rows = await db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.recipient, email))
    .orderBy(desc(mailsTable.number))
    .limit(SHOWN)
  return sheetMails(rows)
}

async function listLivingSessions(db: Db, userId: number): Promise<PersonStory["sessions"]> {
  const rows = await db
    .select()
    .from(sessionsTable)
    .where(
      and(
        eq(sessionsTable.userId, userId),
        isNull(sessionsTable.revokedAt),
        gt(sessionsTable.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(sessionsTable.lastSeenAt))
    .limit(SHOWN)
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    // no key to anything: who has it still needs a token
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/** What waits for a person about some bookings. */
export async function casesOf(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return []
  const cases = await openCasesOfBookings(db)
  return bookingIds.flatMap((id) => cases.get(id) ?? [])
}
