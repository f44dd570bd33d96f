import { addDays } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { writeFlights } from "../factories/write-flights.ts"
import { findSubscribers } from "./find-subscribers.ts"
import type { LaterStage } from "./load-stage.ts"
import { COMING_WEEK, planDays } from "./plan-days.ts"

/** Flights for the days that have come into reach; answers how many. */
export async function planNewDays(
  db: Db,
  stage: LaterStage,
  planned: { from: string; to: string },
): Promise<number> {
  const tomorrow = addDays(stage.today, 1)
  const [, from = tomorrow] = [addDays(planned.from, 1), tomorrow].toSorted()
  const drafts = planDays(stage.cast, stage.roster, {
    from,
    to: planned.to,
    pattern: COMING_WEEK,
    until: stage.until,
    since: stage.since,
  })
  const flights = await writeFlights(db, drafts)
  await findSubscribers(db, flights)
  return flights.length
}
