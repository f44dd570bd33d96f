import { eq, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { type BookingPrice, type BookingStatus, priceOfBooking } from "../booking.ts"
import type { GuardianConsent } from "../guardian-consent.ts"
import { type MoneySources, sourcesOfOrder } from "../money-sources.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { calendarSequence } from "./calendar-steps.ts"
import { findDetailOfBooking } from "./detail-of-booking.ts"
import { isGuestBlocked } from "./is-guest-blocked.ts"
import type { BookingRow } from "./move-booking.ts"
import { isOrderOf } from "./orders-of-booking.ts"

const passengersTable = alias(usersTable, "passenger")
const pilotsTable = alias(usersTable, "pilot")

type AddresseeTable = typeof passengersTable | typeof pilotsTable

interface Addressee {
  id: number
  email: string
  firstName: string
  lastName: string
  deletedAt: Date | null
}

/** Everything that a mail about a booking may say; computed, never typed in. */
export interface MailFacts {
  booking: BookingRow
  price: BookingPrice
  /** Who pays what of an order, as its payment stands or stood. */
  sources: MoneySources
  detail: FlightSummary
  passenger: Addressee
  pilot: Addressee
  /** How often what stands in the passenger's calendar has changed. */
  calendarSequence: number
  consents: GuardianConsent[]
  /** Of more seats: the booking that they are for, as it stands now. */
  lead: Lead | null
  /** The pilot has blocked the passenger, and reads no words of theirs. */
  isGuestBlocked: boolean
}

export interface Lead {
  status: BookingStatus
  seats: number
}

/** The facts of a booking; undefined for a hold that nobody signed. */
export async function findMailFacts(db: Db, bookingId: number): Promise<MailFacts | undefined> {
  const [row] = await selectFacts(db, { bookingId })
  const detail = row && (await findDetailOfBooking(db, row.booking))
  if (!detail) return undefined
  const { sources, ...facts } = row
  const price = priceOfBooking(row.booking)
  return {
    ...facts,
    detail,
    price,
    sources: sources ?? sourcesOfOrder(price.totalCents, 0),
  }
}

const selectFacts = prepared((db, { bookingId }: { bookingId: number }) =>
  db
    .select({
      booking: bookingsTable,
      passenger: addresseeOf(passengersTable),
      pilot: addresseeOf(pilotsTable),
      calendarSequence,
      consents: consentsOfBooking,
      lead: leadOfOrder,
      isGuestBlocked,
      sources: sourcesOfNewestPayment,
    })
    .from(bookingsTable)
    .innerJoin(passengersTable, eq(passengersTable.id, bookingsTable.passengerId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(pilotsTable, eq(pilotsTable.id, flightsTable.pilotId))
    .where(eq(bookingsTable.id, bookingId)),
)

// who consents for the minors, as long as it is known
const consentsOfBooking = sql<GuardianConsent[]>`(
  select coalesce(json_agg(json_build_object('minor', name, 'guardian', guardian_name) order by position), '[]')
  from booking_people where booking_id = ${bookingsTable.id} and guardian_name is not null)`

const leadOfOrder = sql<Lead | null>`(
  select json_build_object('status', l.status, 'seats', l.seats)
  from bookings l where l.id = ${bookingsTable.addsToId})`

const sourcesOfNewestPayment = sql<MoneySources | null>`(
  select json_build_object('cardCents', sum(p.due_cents - p.credit_due_cents)::int,
    'creditCents', sum(p.credit_due_cents)::int)
  from bookings o
  cross join lateral (select * from payments where checkout_id = o.checkout_id order by id desc limit 1) p
  where ${isOrderOf(sql`${bookingsTable.id}`)} having count(*) > 0)`

function addresseeOf({ id, email, firstName, lastName, deletedAt }: AddresseeTable) {
  return { id, email, firstName, lastName, deletedAt }
}
