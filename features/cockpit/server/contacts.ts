import { type SQL, sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { type Contact, canReach, REACHABLE } from "#features/bookings/core/contact.ts"
import { bookingsOfPerson } from "#features/bookings/core/server/bookings-of-person.ts"
import { publicName } from "#features/users/core/user.ts"
import { formatPhone } from "#features/users/settings/server/phone-number.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

const SHOWN = 100

interface Row extends Record<string, unknown> {
  booking_id: number
  status: BookingStatus
  passenger_id: number
  pilot_id: number
  first_name: string
  last_name: string
  photo_id: string | null
  email: string
  phone: string | null
  flight_id: number
  title: string
  departs_at: string
  arrives_at: string
  time_zone: string
}

/** Whom somebody may reach now, the next flight first: the other side of their bookings. */
export async function listContacts(db: Db, { userId }: UserActor): Promise<Contact[]> {
  const now = clock.now()
  // what a zone adds to it, the rule says
  const since = new Date(now.getTime() - days(3))
  const statuses = sql.join(
    REACHABLE.map((status): SQL => sql`${status}`),
    sql`, `,
  )
  const { rows } = await db.execute<Row>(sql`
    select b.id as booking_id, b.status, b.passenger_id, f.pilot_id, u.first_name, u.last_name, u.photo_id,
      u.email, u.phone, f.id as flight_id, f.title, f.departs_at, f.arrives_at, f.time_zone
    from bookings b
    join flights f on f.id = b.flight_id
    join users u on u.id = case when f.pilot_id = ${userId} then b.passenger_id else f.pilot_id end
    where b.id in ${bookingsOfPerson(userId)}
      and b.status in (${statuses}) and f.arrives_at > ${since} and u.deleted_at is null
    order by f.departs_at, b.id
    limit ${SHOWN}`)
  return rows
    .filter((row) => canReach(userId, toBooking(row), now))
    .map((row) => contactOf(row, userId))
}

function toBooking({ status, passenger_id, pilot_id, arrives_at, time_zone }: Row) {
  return {
    status,
    passengerId: passenger_id,
    pilotId: pilot_id,
    arrivesAt: new Date(arrives_at),
    timeZone: time_zone,
  }
}

function contactOf(row: Row, userId: number): Contact {
  return {
    role: row.pilot_id === userId ? "guest" : "pilot",
    bookingId: row.booking_id,
    name: publicName({ firstName: row.first_name, lastName: row.last_name }),
    photoId: row.photo_id,
    email: row.email,
    phone: row.phone && formatPhone(row.phone),
    flight: {
      id: row.flight_id,
      title: row.title,
      departsAt: new Date(row.departs_at).toISOString(),
      timeZone: row.time_zone,
    },
  }
}
