import { clock } from "#platform/clock.ts"
import { startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { monthsUntil, type PilotYear, sumUpYear } from "../pilot-year.ts"
import { listFlownFlights } from "./flown-flights.ts"

/** What a pilot flew in the last twelve months. */
export async function getPilotYear(db: Db, pilotId: number): Promise<PilotYear> {
  const now = clock.now()
  const from = startOfDay(`${monthsUntil(now)[0]}-01`, HOME_ZONE)
  return sumUpYear(await listFlownFlights(db, pilotId, from), now)
}
