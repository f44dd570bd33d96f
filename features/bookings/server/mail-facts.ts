import { eq } from "drizzle-orm"
import type { FlightDetail } from "#features/flights/server/flights-queries.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { type BookingPrice, priceOfBooking } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { countChanges } from "./change-queries.ts"
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
  /** How often the flight was changed: a calendar takes the entry with the highest. */
  changes: number
}

/** The facts of a booking; undefined for a hold that nobody signed. */
export async function findMailFacts(db: Db, bookingId: number): Promise<MailFacts | undefined> {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  if (!booking?.passengerId) return undefined
  const detail = await findDetailOfBooking(db, booking)
  if (!detail) return undefined
  const passenger = await getAddressee(db, booking.passengerId)
  const pilot = await getAddressee(db, detail.flight.pilotId)
  const changes = await countChanges(db, booking.flightId)
  return { booking, price: priceOfBooking(booking), detail, passenger, pilot, changes }
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
