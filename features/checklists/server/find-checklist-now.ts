import type { FlightStatus } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { ChecklistFlight, Moment, Tick } from "../checklist.ts"
import { momentNow } from "../moment-now.ts"
import { findChecklistFlight, isListed } from "./checklist-flights.ts"
import { listTicks } from "./list-ticks.ts"

export interface ChecklistNow {
  flight: ChecklistFlight
  ticks: Tick[]
  moment: Moment
}

/** Somebody's list of a flight with the moment that counts now; null where they have none, or no longer. */
export async function findChecklistNow(
  db: Db,
  userId: number,
  { id, status }: { id: number; status: FlightStatus },
): Promise<ChecklistNow | null> {
  const [flight, ticks] = await Promise.all([
    findChecklistFlight(db, userId, id),
    listTicks(db, userId, id),
  ])
  const now = clock.now()
  if (!flight || !isListed(flight, now)) return null
  const { departsAt, arrivesAt, timeZone } = flight
  const times = { departsAt: new Date(departsAt), arrivesAt: new Date(arrivesAt), timeZone }
  return { flight, ticks, moment: momentNow({ status, ...times }, now) }
}
