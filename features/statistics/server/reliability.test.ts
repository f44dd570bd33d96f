import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import type { CancellationReason } from "#features/bookings/cancellation/cancellation-reasons.ts"
import { cancelFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { reportNotFlown } from "#features/settlements/server/report-not-flown.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { getReliability } from "./reliability.ts"

const db = await testDatabase()

const inDays = (count: number) => new Date(clock.now().getTime() + days(count))

async function makeStage() {
  const pilot = await makePilot(db)
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  let day = 1
  const ahead = async () => {
    day += 1
    const flight = await makeFlight(db, { pilotId: pilot.id, departsAt: inDays(day) })
    await makeBooking(db, { flight })
    return flight
  }
  const callOff = async (reason: CancellationReason) =>
    cancelFlight(db, actor, (await ahead()).id, { reason, word: "" })
  return { pilot, actor, ahead, callOff }
}

test("who stays on the ground for weather, technics, health or the airfield keeps their figure", async () => {
  const { pilot, callOff } = await makeStage()
  await makePastFlight(db, { pilotId: pilot.id })
  for (const reason of ["weather", "technical", "health", "airfield"] as const) {
    await callOff(reason)
  }
  expect(await getReliability(db, pilot.id)).toEqual({ tookPlace: 1, expected: 1 })
  await callOff("other")
  expect(await getReliability(db, pilot.id)).toEqual({ tookPlace: 1, expected: 2 })
})

test("a start that passed without a word counts, a flight that nobody had booked does not", async () => {
  const { pilot, actor } = await makeStage()
  const silent = await makeFlight(db, { pilotId: pilot.id, departsAt: inDays(-1) })
  await makeBooking(db, { flight: silent })
  await db.execute(`update flights set status = 'settlement_due' where id = ${silent.id}`)
  await reportNotFlown(db, actor, silent.id)
  expect(await getReliability(db, pilot.id)).toEqual({ tookPlace: 0, expected: 1 })
  const empty = await makeFlight(db, { pilotId: pilot.id, departsAt: inDays(30) })
  await cancelFlight(db, actor, empty.id, { reason: "other", word: "" })
  expect(await getReliability(db, pilot.id)).toEqual({ tookPlace: 0, expected: 1 })
})
