import { inArray } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { listFlightsOnBoard } from "#features/statistics/server/flights-on-board.ts"
import { getMemberSince } from "#features/users/core/server/account-queries.ts"
import { isTerrain } from "#illustrations/scene/terrain.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlownYear } from "../flown-year.ts"
import type { StoryCard } from "../story-card.ts"
import { hasEnded, spanOfYear, yearOf } from "../wrapped-year.ts"
import { tellYear } from "../year-story.ts"

/** What somebody has flown in a year, at the controls and as a guest. */
export async function getFlownYear(db: Db, userId: number, year: number): Promise<FlownYear> {
  const { from, to } = spanOfYear(year)
  const flights = await listFlightsOnBoard(db, userId, { from, to })
  const terrains = await terrainsOf(
    db,
    flights.map(({ flightId }) => flightId),
  )
  return {
    year,
    isOver: hasEnded(year, clock.now()),
    flights: flights.map((flight) => {
      const terrain = terrains.get(flight.flightId) ?? ""
      return { ...flight, terrain: isTerrain(terrain) ? terrain : "lowland" }
    }),
  }
}

export async function getStory(db: Db, userId: number, year: number): Promise<StoryCard[]> {
  return tellYear(await getFlownYear(db, userId, year))
}

/** The first year that somebody can look at: the one in which their account was made. */
export async function getFirstYear(db: Db, userId: number): Promise<number> {
  return yearOf(await getMemberSince(db, userId))
}

async function terrainsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: flightsTable.id, terrain: flightsTable.terrain })
    .from(flightsTable)
    .where(inArray(flightsTable.id, [...ids]))
  return new Map(rows.map(({ id, terrain }) => [id, terrain]))
}
