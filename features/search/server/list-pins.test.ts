import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { testDatabase } from "#tests/support/database.ts"
import { MAX_PINS } from "../pins.ts"
import { listPins } from "./list-pins.ts"

const db = await testDatabase()

const departsAt = new Date("2030-06-12T07:30:00Z")

test("pins come in the order of the ids, with both places and the whole price", async () => {
  const first = await makeFlight(db, { departsAt })
  const second = await makeFlight(db, { departsAt, title: "Noch einmal nach Juist" })
  const pins = await listPins(db, [second.id, first.id])
  expect(pins.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(pins[1]).toEqual({
    id: first.id,
    title: "Übers Watt nach Juist",
    startsAt: "2030-06-12T07:30:00.000Z",
    timeZone: "Europe/Berlin",
    totalCents: 6875,
    isRoundTrip: false,
    from: {
      code: "EDKB",
      name: "Bonn-Hangelar",
      lat: expect.closeTo(50.77, 1),
      lng: expect.closeTo(7.16, 1),
    },
    to: {
      code: "EDWJ",
      name: "Juist",
      lat: expect.closeTo(53.68, 1),
      lng: expect.closeTo(7.06, 1),
    },
  })
})

test("an offer without a day is a pin without a start, and comes back to where it started", async () => {
  const offer = await makeOffer(db)
  const [pin] = await listPins(db, [offer.id])
  expect(pin).toMatchObject({ startsAt: null, isRoundTrip: true })
})

test("unknown flights have no pin, and nobody gets more than the map can show", async () => {
  const { id } = await makeFlight(db)
  expect(await listPins(db, [])).toEqual([])
  expect(await listPins(db, [2_147_483_647, id])).toHaveLength(1)
  const tooMany = Array.from({ length: MAX_PINS }, () => 2_147_483_647)
  expect(await listPins(db, [...tooMany, id])).toEqual([])
})
