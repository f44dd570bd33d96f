import { and, asc, eq, inArray, ne, or } from "drizzle-orm"
import type { FlightDetail } from "#features/flights/server/flights-queries.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { type BookingPrice, type BookingStatus, priceOfBooking } from "../booking.ts"
import type { GuardianConsent } from "../guardian-consent.ts"
import { bookingPeopleTable, bookingsTable } from "./bookings-tables.ts"
import { findDetailOfBooking } from "./detail-of-booking.ts"
import type { BookingRow } from "./move-booking.ts"

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
  detail: FlightDetail
  passenger: Addressee
  pilot: Addressee
  /** How often what stands in the passenger's calendar has changed. */
  calendarSequence: number
  consents: GuardianConsent[]
}

/** The facts of a booking; undefined for a hold that nobody signed. */
export async function findMailFacts(db: Db, bookingId: number): Promise<MailFacts | undefined> {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  if (!booking?.passengerId) return undefined
  const detail = await findDetailOfBooking(db, booking)
  if (!detail) return undefined
  const passenger = await getAddressee(db, booking.passengerId)
  const pilot = await getAddressee(db, detail.flight.pilotId)
  const calendarSequence = await countCalendarSteps(db, bookingId)
  const consents = await listConsents(db, bookingId)
  const price = priceOfBooking(booking)
  return { booking, price, detail, passenger, pilot, calendarSequence, consents }
}

// who consents for the minors, as long as it is known
async function listConsents(db: Db, bookingId: number): Promise<GuardianConsent[]> {
  const { name, guardianName, position } = bookingPeopleTable
  const rows = await db
    .select({ minor: name, guardian: guardianName })
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, bookingId))
    .orderBy(asc(position))
  return rows.flatMap(({ minor, guardian }) => (guardian ? [{ minor, guardian }] : []))
}

const CALENDAR_STATUSES: readonly BookingStatus[] = [
  "confirmed",
  "rebooking_offered",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
]

/** What a flight says anew, or takes back. */
const CALENDAR_EVENTS = ["booking.change_asked", "booking.change_undone"]

// the confirmation comes first, with 0
async function countCalendarSteps(db: Db, bookingId: number): Promise<number> {
  const steps = await db.$count(
    eventsTable,
    and(
      eq(eventsTable.entity, "booking"),
      eq(eventsTable.entityId, bookingId),
      or(
        inArray(eventsTable.kind, CALENDAR_EVENTS),
        and(
          inArray(eventsTable.toStatus, [...CALENDAR_STATUSES]),
          ne(eventsTable.fromStatus, eventsTable.toStatus),
        ),
      ),
    ),
  )
  return Math.max(0, steps - 1)
}

async function getAddressee(db: Db, userId: number): Promise<Addressee> {
  const [user] = await db
    .select({
      id: usersTable.id,
      email: usersTable.email,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      deletedAt: usersTable.deletedAt,
    })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (!user) throw new Error(`user ${userId} is gone`)
  return user
}
