import { type SQL, sql } from "drizzle-orm"
import { type BookingStatus, canCancel } from "#features/bookings/core/booking.ts"
import type { ChangeState } from "#features/bookings/core/change-question.ts"
import { canReach } from "#features/bookings/core/contact.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { publicName } from "#features/users/core/user.ts"
import { formatPhone } from "#features/users/settings/server/phone-number.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type FlightLoad, type GuestParty, weightOf } from "../cockpit.ts"
import { listLateCancellations } from "./late-cancellations.ts"

/** The confirmed guests of a pilot's own flights: nobody else may see weights and contacts. */
export async function listFlightLoads(
  db: Db,
  pilotId: number,
  flightIds: readonly number[],
): Promise<Map<number, FlightLoad>> {
  if (flightIds.length === 0) return new Map()
  const wanted = sql.join(
    flightIds.map((id): SQL => sql`${id}`),
    sql`, `,
  )
  const [flights, people, late] = await Promise.all([
    db.execute<{ id: number; payload_kg: number | null }>(sql`
      select f.id, p.payload_kg from flights f left join planes p on p.id = f.plane_id
      where f.pilot_id = ${pilotId} and f.id in (${wanted})`),
    db.execute<PersonRow>(sql`
      select b.flight_id, b.id as booking_id, b.seats, u.first_name, u.last_name, u.photo_id, u.email,
        u.phone, b.status, b.passenger_id, f.status as flight_status, f.arrives_at,
        q.name, q.is_minor, q.guardian_name, q.weight_kg, q.luggage_kg, f.time_zone,
        c.state as change_state, c.answer_by as change_answer_by
      from bookings b
      join flights f on f.id = b.flight_id
      join users u on u.id = b.passenger_id
      join booking_people q on q.booking_id = b.id
      left join change_questions c on c.id = (select max(id) from change_questions where booking_id = b.id)
      where f.pilot_id = ${pilotId} and b.flight_id in (${wanted}) and b.status in ('confirmed', 'flown', 'disputed', 'settled', 'no_show')
      order by b.confirmed_at, b.id, q.position`),
    listLateCancellations(db, pilotId, flightIds),
  ])
  return new Map(
    flights.rows.map((flight) => {
      const parties = partiesOf(
        people.rows.filter((row) => row.flight_id === flight.id),
        pilotId,
      )
      const confirmedKg = weightOf(parties.flatMap((party) => party.people))
      const lateOnes = late.get(flight.id) ?? []
      return [flight.id, { payloadKg: flight.payload_kg, confirmedKg, parties, late: lateOnes }]
    }),
  )
}

interface PersonRow extends Record<string, unknown> {
  flight_id: number
  booking_id: number
  seats: number
  first_name: string
  last_name: string
  photo_id: string | null
  email: string
  phone: string | null
  status: BookingStatus
  flight_status: FlightStatus
  passenger_id: number
  arrives_at: string | null
  name: string
  is_minor: boolean
  guardian_name: string | null
  weight_kg: number | null
  luggage_kg: number | null
  time_zone: string
  change_state: ChangeState | null
  change_answer_by: string | null
}

function partiesOf(rows: readonly PersonRow[], pilotId: number): GuestParty[] {
  const parties = new Map<number, GuestParty>()
  for (const row of rows) {
    const party = parties.get(row.booking_id) ?? {
      bookingId: row.booking_id,
      name: publicName({ firstName: row.first_name, lastName: row.last_name }),
      photoId: row.photo_id,
      email: row.email,
      phone: phoneOf(row, pilotId),
      seats: row.seats,
      canCancel: canCancel(row, { status: row.flight_status }),
      people: [],
      change: changeOf(row),
    }
    party.people.push({
      name: row.name,
      isMinor: row.is_minor,
      guardianName: row.guardian_name,
      weightKg: row.weight_kg,
      luggageKg: row.luggage_kg,
    })
    parties.set(row.booking_id, party)
  }
  return [...parties.values()]
}

function phoneOf(row: PersonRow, pilotId: number): string | null {
  const booking = {
    status: row.status,
    passengerId: row.passenger_id,
    pilotId,
    arrivesAt: row.arrives_at === null ? null : new Date(row.arrives_at),
    timeZone: row.time_zone,
  }
  if (!row.phone || !canReach(pilotId, booking, clock.now())) return null
  return formatPhone(row.phone)
}

function changeOf(row: PersonRow): GuestParty["change"] {
  const { change_state: state, change_answer_by: answerBy, time_zone: timeZone } = row
  if (!state || !answerBy || state === "dropped") return null
  return { state, answerBy: new Date(answerBy).toISOString(), timeZone }
}
