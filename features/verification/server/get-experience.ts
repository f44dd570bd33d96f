import { sql } from "drizzle-orm"
import { findStatedHours } from "#features/users/pilots/server/flight-hours.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { experienceOf, type FlightExperience, LANDING_DAYS } from "../experience.ts"
import { landingsTable } from "./landings-table.ts"

/** What a pilot has flown until today, from what they state and what stands in their landing log. */
export async function getExperience(db: Db, userId: number): Promise<FlightExperience> {
  const today = isoDay(clock.now(), HOME_ZONE)
  const stated = await findStatedHours(db, userId)
  const { flownOn, flightMinutes, landings } = landingsTable
  const sum = (of: ReturnType<typeof sql>) => sql<number>`coalesce(${of}, 0)`.mapWith(Number)
  const [log] = await db
    .select({
      entries: sql<number>`count(*)`.mapWith(Number),
      minutes: sum(sql`sum(${flightMinutes})`),
      minutesSinceStated: sum(
        sql`sum(${flightMinutes}) filter (where ${flownOn} > ${stated?.on ?? today}::date)`,
      ),
      landings: sum(
        sql`sum(${landings}) filter (where ${flownOn} > ${addDays(today, -LANDING_DAYS)}::date)`,
      ),
    })
    .from(landingsTable)
    .where(sql`${landingsTable.userId} = ${userId} and ${flownOn} <= ${today}::date`)
  if (!log) throw new Error("an aggregate has one row")
  return experienceOf({ stated, log })
}
