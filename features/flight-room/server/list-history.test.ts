import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { SYSTEM } from "#platform/actor.ts"
import { recordEvent } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listHistory } from "./list-history.ts"

const db = await testDatabase()

async function flightWithGuests() {
  const pilot = await makePilot(db, { firstName: "Mara", lastName: "Stein" })
  const flight = await makeFlight(db, { pilotId: pilot.id, seatsOffered: 3 })
  const [lena, cem] = await Promise.all([
    makeUser(db, { firstName: "Lena", lastName: "Berger" }),
    makeUser(db, { firstName: "Cem", lastName: "Mutlu" }),
  ])
  await makeBooking(db, { flight, passengerId: lena.id })
  await makeBooking(db, { flight, passengerId: cem.id })
  const about = { entityId: flight.id, actor: SYSTEM, role: "system" } as const
  await recordEvent(db, { ...about, kind: "flight.submitted" })
  await recordEvent(db, { ...about, kind: "flight.photo_added" })
  await recordEvent(db, { ...about, kind: "flight.cancelled", reason: "weather" })
  const read = (userId: number) =>
    listHistory(db, { flightId: flight.id, userId, isPilot: userId === pilot.id })
  return { pilot, lena, read }
}

test("its pilot reads of the flight and of all guests, the newest first", async () => {
  const { pilot, read } = await flightWithGuests()
  const entries = await read(pilot.id)
  const texts = entries.map(({ text }) => text)
  expect(texts[0]).toBe("Der Flug ist abgesagt, Grund: Wetter")
  expect(texts).toContain("Zur Prüfung eingereicht")
  expect(texts).toContain("Lena B. hat angefragt")
  expect(texts).toContain("Cem M. hat angefragt")
  expect(texts.join()).not.toMatch(/photo|undefined/)
  const times = entries.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test("a guest reads of the flight and of nobody else's booking", async () => {
  const { lena, read } = await flightWithGuests()
  const texts = (await read(lena.id)).map(({ text }) => text)
  expect(texts).toContain("Lena B. hat angefragt")
  expect(texts).toContain("Mara S. hat zugesagt")
  expect(texts.join()).not.toContain("Cem")
  expect(texts).not.toContain("Zur Prüfung eingereicht")
})
