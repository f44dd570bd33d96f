import { eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { UserActor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

interface ActualTimes {
  tookOffAt: Date | null
  landedAt: Date | null
}

/** What is further from the plan than this is a slip of the finger. */
const OFF_PLAN_MS = hours(12)

/** Puts right when a flight took off or landed, once it is under way. */
export async function correctTime(
  tx: Db,
  pilot: UserActor,
  flightId: number,
  times: Partial<ActualTimes>,
): Promise<void> {
  await tx.update(flightsTable).set(times).where(eq(flightsTable.id, flightId))
  await recordEvent(tx, {
    kind: "flight.time_corrected",
    entityId: flightId,
    actor: pilot,
    role: "pilot",
  })
}

/** @throws DomainError at the field `at` where it lies ahead, far from the plan, or lands before it takes off */
export function refuseImpossible(
  { departsAt, arrivesAt }: FlightRow,
  { tookOffAt, landedAt }: ActualTimes,
  now: Date,
): void {
  const at = landedAt ?? tookOffAt
  if (at && at > now) throw fieldError("time-is-ahead", "at", "Diese Uhrzeit kommt erst noch.")
  if (tookOffAt && landedAt && landedAt <= tookOffAt) {
    throw fieldError("lands-before-take-off", "at", "So früh wart ihr noch nicht in der Luft.")
  }
  const planned = landedAt ? arrivesAt : departsAt
  if (at && planned && Math.abs(at.getTime() - planned.getTime()) > OFF_PLAN_MS) {
    throw fieldError("time-is-off-plan", "at", "Das ist zu weit weg von der geplanten Zeit.")
  }
}
