import fc from "fast-check"
import { expect, test } from "vitest"
import { digestTitle, formatPlaces, nearestFinds } from "./digest.ts"

test.each([
  [1, ["Köln"], "Ein neuer Flug um Köln"],
  [2, ["Köln"], "2 neue Flüge um Köln"],
  [5, ["Köln", "Hamburg"], "5 neue Flüge um Köln und Hamburg"],
  [7, ["Köln", "Hamburg", "Bonn"], "7 neue Flüge für deine Suchagenten"],
])("%i flights around %j are „%s“", (count, towns, title) => {
  const places = towns.map((name) => ({ name }))
  expect(digestTitle(count, places)).toBe(title)
})

const EIFEL = { name: "Eifel", from: "der Eifel" }
const HARZ = { name: "Harz", from: "dem Harz" }

test.each([
  [[EIFEL], "ab der Eifel"],
  [[EIFEL, HARZ], "ab der Eifel und dem Harz"],
  [[EIFEL, { name: "Köln" }], "um Köln und ab der Eifel"],
  [[{ name: "Bonn" }, HARZ, { name: "Köln" }], "um Bonn und Köln und ab dem Harz"],
])("%j is „%s“", (places, words) => {
  expect(formatPlaces(places)).toBe(words)
})

test("a flight near two towns is listed under the nearer one, and under the older of two equal subscriptions", () => {
  expect(
    nearestFinds([
      { subscriptionId: 1, flightId: 7, km: 40 },
      { subscriptionId: 2, flightId: 7, km: 12 },
      { subscriptionId: 4, flightId: 8, km: 5 },
      { subscriptionId: 3, flightId: 8, km: 5 },
    ]),
  ).toEqual([
    { subscriptionId: 2, flightId: 7, km: 12 },
    { subscriptionId: 3, flightId: 8, km: 5 },
  ])
})

test("every flight is sent once, and never farther away than it could be", () => {
  const find = fc.record({
    subscriptionId: fc.integer({ min: 1, max: 5 }),
    flightId: fc.integer({ min: 1, max: 8 }),
    km: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(find), (found) => {
      const told = nearestFinds(found)
      const flights = told.map(({ flightId }) => flightId)
      expect(new Set(flights)).toEqual(new Set(found.map(({ flightId }) => flightId)))
      expect(flights).toHaveLength(new Set(flights).size)
      for (const { flightId, km } of told) {
        const all = found.filter((other) => other.flightId === flightId)
        expect(km).toBe(Math.min(...all.map((other) => other.km)))
      }
    }),
  )
})
