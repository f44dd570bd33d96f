import { type SQL, sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import type { ChecklistFlight } from "../checklist.ts"

/** A flight that is no plan yet, or was called off, needs no list; one without guests may be flown. */
const FLYING: readonly FlightStatus[] = [
  "in_review",
  "published",
  "paused",
  "under_way",
  "settlement_due",
  "settlement_submitted",
  "closed",
  "expired",
]

const COMING_ALONG: readonly BookingStatus[] = [
  "requested",
  "confirmed",
  "rebooking_offered",
  "flown",
  "no_show",
  "disputed",
  "settled",
]

/** What is left to do after the landing is done on that day. */
const LISTED_AFTER_MS = days(1)

/** Whether a flight still has something to tick, by its landing. */
export function isListed({ arrivesAt }: Pick<ChecklistFlight, "arrivesAt">, now: Date): boolean {
  return Date.parse(arrivesAt) > now.getTime() - LISTED_AFTER_MS
}

const LISTED_FLIGHTS = 8

/** Whose list somebody may want next: what they fly and where they come along, the soonest first. */
export function listChecklistFlights(db: Db, userId: number): Promise<ChecklistFlight[]> {
  const since = new Date(clock.now().getTime() - LISTED_AFTER_MS)
  return readFlights(db, userId, sql`f.arrives_at > ${since}`)
}

/** One flight that somebody flies or has booked; anybody else's looks like a missing one. */
export async function findChecklistFlight(
  db: Db,
  userId: number,
  flightId: number,
): Promise<ChecklistFlight | undefined> {
  const [flight] = await readFlights(db, userId, sql`f.id = ${flightId}`)
  return flight
}

async function readFlights(db: Db, userId: number, where: SQL): Promise<ChecklistFlight[]> {
  const { rows } = await db.execute<{
    id: number
    title: string
    is_pilot: boolean
    departs_at: Date
    arrives_at: Date
    time_zone: string
    duration_minutes: number
    departure: { name: string; code: string }
    destination: { name: string; code: string }
    registration: string | null
    meeting_point: string
  }>(sql`
    select f.id, f.title, f.pilot_id = ${userId} as is_pilot, f.departs_at, f.arrives_at, f.time_zone,
      f.duration_minutes, json_build_object('name', a.name, 'code', a.code) as departure,
      json_build_object('name', b.name, 'code', b.code) as destination, p.registration,
      f.meeting_point
    from flights f
    join airports a on a.id = f.departure_airport_id
    join airports b on b.id = f.destination_airport_id
    left join planes p on p.id = f.plane_id
    where f.id in (
        select id from flights where pilot_id = ${userId}
        union all
        select flight_id from bookings
        where passenger_id = ${userId} and status = any(${sql.param(COMING_ALONG)})
      )
      and f.schedule = 'fixed' and f.status = any(${sql.param(FLYING)}) and ${where}
    order by f.departs_at, f.id
    limit ${LISTED_FLIGHTS}`)
  return rows.map((row) => ({
    id: row.id,
    title: maskContacts(row.title),
    role: row.is_pilot ? "pilot" : "passenger",
    departsAt: new Date(row.departs_at).toISOString(),
    arrivesAt: new Date(row.arrives_at).toISOString(),
    timeZone: row.time_zone,
    durationMinutes: row.duration_minutes,
    departure: row.departure,
    destination: row.destination,
    registration: row.registration,
    meetingPoint: row.meeting_point,
  }))
}
