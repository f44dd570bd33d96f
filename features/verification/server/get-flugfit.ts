import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { FlugfitVerdict, PlannedFlight } from "../flugfit/flugfit.ts"
import { judgeFlight } from "../flugfit/judge-flight.ts"
import { readLandingLog } from "./landings-queries.ts"
import { readPilotPapers } from "./read-pilot-papers.ts"

/** Whether a pilot may take guests on a planned flight, by their papers and their landing log. */
export async function getFlugfit(
  db: Db,
  pilotId: number,
  flight: PlannedFlight,
): Promise<FlugfitVerdict> {
  return (await readFlugfitOf(db, pilotId))(flight)
}

/** The same for any number of flights of one pilot. */
export async function readFlugfitOf(
  db: Db,
  pilotId: number,
): Promise<(flight: PlannedFlight) => FlugfitVerdict> {
  // one after the other: a transaction has a single connection
  const papers = await readPilotPapers(db, pilotId)
  if (!papers) throw new DomainError("not-a-pilot", "forbidden", "Das ist nur für Pilot:innen.")
  const log = await readLandingLog(db, pilotId)
  const today = isoDay(clock.now(), HOME_ZONE)
  return (flight) => judgeFlight({ flight, papers, log, today })
}
