import { sql } from "drizzle-orm"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { flightsOfYear, yearsOf } from "../periods.ts"
import { sumUpGuest, sumUpPilot } from "../sum-up-flights.ts"
import type { PilotStatistics, UserStatistics } from "../user-statistics.ts"
import { listFlightsOnBoard } from "./flights-on-board.ts"
import { WAS_ON_BOARD, wasFlown } from "./flown-flights.ts"

/** How a person is rated: what a later room knows. */
export type RatingOf = (db: Db, userId: number) => Promise<PilotStatistics["rating"]>

interface Asked {
  /** Null: all time. */
  year: number | null
  ratingOf: RatingOf
}

/** What a person has done here. */
export async function getUserStatistics(
  db: Db,
  { userId, isPilot }: { userId: number; isPilot: boolean },
  { year, ratingOf }: Asked,
): Promise<UserStatistics> {
  const [flights, known] = await Promise.all([
    listFlightsOnBoard(db, userId),
    isPilot ? getReputation(db, userId, ratingOf) : null,
  ])
  const ofYear = flightsOfYear(flights, year)
  return {
    year,
    years: yearsOf(flights),
    passenger: sumUpGuest(ofYear.filter(({ role }) => role === "guest")),
    pilot:
      known &&
      sumUpPilot(
        ofYear.filter(({ role }) => role === "pilot"),
        known,
      ),
  }
}

async function getReputation(db: Db, userId: number, ratingOf: RatingOf) {
  const [responses, { mean, count }] = await Promise.all([
    getResponses(db, userId),
    ratingOf(db, userId),
  ])
  return { responses, rating: { mean, count } }
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
