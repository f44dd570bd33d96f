import { eq } from "drizzle-orm"
import { type FlightOverrides, makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { AnswersOf } from "#features/flights/draft/answers.ts"
import type { DraftStep } from "#features/flights/draft/draft.ts"
import type { HandInScope } from "#features/flights/draft/draft-input.ts"
import { readAnswersOfFlight } from "#features/flights/draft/server/flight-as-answers.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, instantAt, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { testApplication } from "./application.ts"

type Application = ReturnType<typeof testApplication>

/** So many days from now, at this time of the clock in Berlin. */
export function startsAt(days: number, time = "12:00"): Date {
  const at = instantAt(addDays(isoDay(clock.now(), HOME_ZONE), days), time, HOME_ZONE)
  if (!at) throw new Error(`there is no ${time} on that day`)
  return at
}

/** A flight at noon in two weeks that its pilot may submit again unchanged, three seats at 62.50. */
export async function makeEditableFlight(db: Db, overrides: FlightOverrides = {}) {
  const pilotId = overrides.pilotId ?? (await makePilot(db)).id
  const today = isoDay(clock.now(), HOME_ZONE)
  const flownOn = addDays(today, -5)
  await makeLanding(db, { userId: pilotId, flownOn, takeOffs: 5, landings: 5 })
  return makeFlight(db, {
    departsAt: startsAt(14),
    insuranceConfirmedAt: clock.now(),
    ...overrides,
    pilotId,
  })
}

type Changes = { [S in DraftStep]?: Partial<AnswersOf<S>> }

/** What a pilot answers again, step by step, over the flight's own answers; then submits it. */
export async function changeFlight(
  db: Db,
  { call }: Application,
  flightId: number,
  changes: Changes,
  scope: HandInScope = "one",
) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  if (!flight) throw new Error(`flight ${flightId} is missing`)
  await db.delete(flightDraftsTable).where(eq(flightDraftsTable.flightId, flightId))
  const answers = await readAnswersOfFlight(db, flight)
  const as = flight.pilotId
  let version = 0
  for (const [step, change] of Object.entries(changes) as [DraftStep, object][]) {
    const body = { step, version, answers: { ...answers[step], ...change } }
    const saved = await call("PUT", `/api/drafts/${flightId}`, { as, body })
    if (saved.status !== 200) return saved
    version = (saved.json as { version: number }).version
  }
  return call("POST", `/api/drafts/${flightId}/hand-in?scope=${scope}`, { as })
}

/** The answers to the step of the date for another start. */
export function otherStart(departsAt: Date): Changes {
  const time = departsAt.toLocaleTimeString("de-DE", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: HOME_ZONE,
  })
  return { datum: { day: isoDay(departsAt, HOME_ZONE), time } }
}
