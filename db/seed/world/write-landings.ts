import { landingsTable } from "#features/verification/server/landings-table.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRows } from "../factories/insert-rows.ts"
import type { LandingValues } from "../factories/make-landing.ts"
import { createRandom } from "../random.ts"
import type { Cast, CastPilot } from "./cast.ts"

const FORTNIGHT = 14
/** As far as any rule counts back. */
const YEARS_OF_LOG_DAYS = 2 * 365

/** Of the fortnights: every fourth has a landing at night, every twentieth an hour with an instructor. */
const NIGHT_EVERY = 4
const INSTRUCTOR_EVERY = 20
/** Who flies so rarely has one landing or two in 90 days, and none to spare. */
const RARELY_EVERY = 4

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / days(1))

/**
 * What the pilots have flown alone or with an instructor, up to and without `until` (ISO day): once
 * in each fortnight of the calendar, so that a later day only adds to it.
 */
export async function writeLandings(
  db: Db,
  { pilots }: Pick<Cast, "pilots">,
  { since, until }: { since: string; until: string },
): Promise<void> {
  const days = Array.from({ length: dayNumber(until) - dayNumber(since) }, (_, index) =>
    addDays(since, index),
  )
  await insertRows(
    db,
    landingsTable,
    pilots.flatMap((pilot) => days.flatMap((day) => entryOn(pilot, day) ?? [])),
  )
}

/** Two years of it. */
export function writeLandingLogs(db: Db, cast: Cast, today: string): Promise<void> {
  return writeLandings(db, cast, { since: addDays(today, -YEARS_OF_LOG_DAYS), until: today })
}

function entryOn(pilot: CastPilot, day: string): LandingValues | undefined {
  const { script, plane, user, home } = pilot
  const fortnight = Math.floor(dayNumber(day) / FORTNIGHT)
  const random = createRandom(`landings ${user.email} ${fortnight}`)
  if (random.int(0, FORTNIGHT - 1) !== dayNumber(day) % FORTNIGHT) return undefined
  if (script.fliesRarely && fortnight % RARELY_EVERY !== 0) return undefined
  const isDual = fortnight % INSTRUCTOR_EVERY === 0
  const isNight = script.hasNightRating === true && fortnight % NIGHT_EVERY === 1
  const landings = script.fliesRarely ? 1 : random.int(1, isDual ? 5 : 3)
  const evening = new Date(startOfDay(day, HOME_ZONE).getTime() + hours(random.int(18, 21)))
  return {
    userId: user.id,
    flownOn: day,
    aircraftClass: plane.category,
    aircraftType: plane.model,
    takeOffs: landings,
    landings,
    nightLandings: isNight ? 1 : 0,
    flightMinutes: random.int(isDual ? 12 : 8, 22) * 5,
    flownAs: isDual ? "dual" : "pic",
    place: home.code,
    // what was flown before is written down on the day one joins
    createdAt: evening < user.createdAt ? user.createdAt : evening,
  }
}
