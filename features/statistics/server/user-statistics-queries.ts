import { sql } from "drizzle-orm"
import { FINAL_SHARE_CENTS } from "#features/bookings/core/server/final-amounts.ts"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { UserStatistics } from "../user-statistics.ts"
import { listFlownFlights, WAS_ON_BOARD, wasFlown } from "./flown-flights.ts"

type PassengerStatistics = UserStatistics["passenger"]
type PilotStatistics = NonNullable<UserStatistics["pilot"]>

/** What a person has done here, all time. */
export async function getUserStatistics(
  db: Db,
  { userId, isPilot }: { userId: number; isPilot: boolean },
): Promise<UserStatistics> {
  const [passenger, pilot] = await Promise.all([
    sumUpPassenger(db, userId),
    isPilot ? sumUpPilot(db, userId) : null,
  ])
  return { passenger, pilot }
}

/** What strangers see of it: who was on board with them, and how often they came along. */
export async function getPublicFigures(
  db: Db,
  userId: number,
): Promise<{ guests: number; cameAlong: number }> {
  const onBoard = sql`bookings b join flights f on f.id = b.flight_id
    where ${WAS_ON_BOARD} and ${wasFlown(clock.now())}`
  const { rows } = await db.execute<{ guests: number; came_along: number }>(sql`
    select
      (select coalesce(sum(b.seats), 0)::int from ${onBoard} and f.pilot_id = ${userId}) as guests,
      (select count(*)::int from ${onBoard} and b.passenger_id = ${userId}) as came_along`)
  return { guests: rows[0]?.guests ?? 0, cameAlong: rows[0]?.came_along ?? 0 }
}

async function sumUpPassenger(db: Db, userId: number): Promise<PassengerStatistics> {
  const { rows } = await db.execute<{
    flights: number
    minutes: number
    airfields: number
    people: number
    shared_cents: number
  }>(sql`
    with mine as (
      select f.*, ${FINAL_SHARE_CENTS} as share_cents
      from bookings b join flights f on f.id = b.flight_id
      where b.passenger_id = ${userId} and ${WAS_ON_BOARD} and ${wasFlown(clock.now())}
    )
    select count(*)::int as flights,
      coalesce(sum(duration_minutes), 0)::int as minutes,
      coalesce(sum(share_cents), 0)::int as shared_cents,
      (select count(*)::int from (
        select departure_airport_id from mine
        union select destination_airport_id from mine
        union select s.airport_id from flight_stops s join mine on mine.id = s.flight_id
          where s.airport_id is not null
      ) fields) as airfields,
      (select count(*)::int from (
        select pilot_id as person from mine
        union select b.passenger_id from bookings b join mine on mine.id = b.flight_id
          where ${WAS_ON_BOARD} and b.passenger_id <> ${userId}
      ) met) as people
    from mine`)
  const [sum] = rows
  return {
    flights: sum?.flights ?? 0,
    minutes: sum?.minutes ?? 0,
    airfields: sum?.airfields ?? 0,
    people: sum?.people ?? 0,
    sharedCents: sum?.shared_cents ?? 0,
  }
}

async function sumUpPilot(db: Db, userId: number): Promise<PilotStatistics> {
  const [flights, { rate: answerRate, minutes: answerMinutes }] = await Promise.all([
    listFlownFlights(db, userId),
    getResponses(db, userId),
  ])
  const sum = { flights: flights.length, guests: 0, sharedCents: 0 }
  let seats = 0
  for (const flight of flights) {
    sum.guests += flight.guests
    sum.sharedCents += flight.sharedCents
    seats += flight.seatsOffered
  }
  const seatOccupation = seats === 0 ? null : sum.guests / seats
  return { ...sum, answerRate, answerMinutes, seatOccupation }
}
